import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { type Access, endpoint } from '#contract/endpoint'
import { text } from '#contract/fields'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { committed, notFound, Refusal } from './refusal.ts'
import { serveWith } from './serve.ts'

const valued = {
  summary: '',
  input: z.strictObject({ value: text('值', { max: 20 }) }),
  output: z.object({ value: z.string() }),
}
const serve = serveWith(valued)
const call = (path: string, access: Access = 'public', creates = false) =>
  endpoint<typeof valued>({ method: 'POST', path, access, creates })

const setSetting = (db: Pick<Db, 'run'>, value: string) =>
  db.run(sql`insert into site_settings (key, value) values (${randomUUID()}, ${sql.json(value)})`)

const keep = call('/probe/keep', 'login', true)
const keepAsGuest = call('/probe/guest', 'public', true)
const throws = call('/probe/throws')
const returns = call('/probe/returns')
const breaks = call('/probe/breaks')
const lies = call('/probe/lies')
const limited = call('/probe/limited')
const prepared = call('/probe/prepared')
const onlyOnce = call('/probe/once', 'public', true)
const forEmployers = call('/probe/type1', 'type1')
const forSeekers = call('/probe/type2', 'type2')

const taken = () => new Refusal(codes.wrongState, '已经做过')

let prepares = 0
/** What happens while a call is prepared. */
let meanwhile = async () => {}
const calls = [
  ...[keep, keepAsGuest].map(one =>
    serve(one, async ({ value }, { db, sendSms }) => {
      await setSetting(db, value)
      sendSms({ to: '19000000001', template: 'probe', text: value })
      return { value: `${value} ${randomUUID()}` }
    }),
  ),
  serve(throws, async ({ value }, { db, sendSms, onRollback }) => {
    await setSetting(db, value)
    sendSms({ to: '19000000001', template: 'probe', text: value })
    onRollback(async () => {
      prepares -= 1
    })
    throw taken()
  }),
  serve(returns, async ({ value }, { db }) => {
    await setSetting(db, value)
    return committed(taken())
  }),
  serve(breaks, async ({ value }, { db }) => {
    await setSetting(db, value)
    throw new Error(`secret ${value}`)
  }),
  serve(lies, async () => JSON.parse('{"value":1,"secret":"机密"}')),
  serve(limited, {
    limits: ({ value }, { ip }) => [{ name: 'probe', subject: `${ip} ${value}`, max: 3, seconds: 60 }],
    handle: async ({ value }) => ({ value }),
  }),
  serve(prepared, {
    prepare: async ({ value }, { db }) => {
      await setSetting(db, value)
      prepares += 1
      return { doubled: value + value }
    },
    handle: async (_, { db }, { doubled }) => {
      await setSetting(db, doubled)
      throw notFound()
    },
  }),
  serve(onlyOnce, {
    prepare: async (_, { db }) => {
      await meanwhile()
      if ((await db.query(sql`select 1 from site_settings`)).length > 0) throw taken()
    },
    async handle({ value }, { db }) {
      await setSetting(db, value)
      return { value: `${value} ${randomUUID()}` }
    },
  }),
  ...[forEmployers, forSeekers].map(one => serve(one, async ({ value }) => ({ value }))),
]

describeOnBothEngines('a call', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    prepares = 0
  })

  const settings = async () => (await service.db.query<{ value: string }>(sql`select value from site_settings`)).length
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => codes.ok,
      (error: Refusal) => error.code,
    )

  test('lets in whom it concerns, asks guests to sign in and tells the wrong kind of account nothing', async () => {
    const [seeker, employer] = [await service.seeker(), await service.employer()]
    const outcome = (who: typeof forSeekers, token: string | null) =>
      codeOf(service.call(who, { value: 'a' }, { token }))
    expect(await outcome(forSeekers, seeker.token)).toBe(codes.ok)
    expect(await outcome(forSeekers, employer.token)).toBe(codes.notFound)
    expect(await outcome(forSeekers, null)).toBe(codes.signInAgain)
    expect(await outcome(forEmployers, employer.token)).toBe(codes.ok)
    expect(await outcome(forEmployers, seeker.token)).toBe(codes.notFound)
    expect(await outcome(forEmployers, 'x'.repeat(43))).toBe(codes.signInAgain)
    await service.app.refusals.flush()
    const denials = await service.db.query(
      sql`select actor_type, reason, tries from refusals where reason = 'account-type' order by 1`,
    )
    expect(denials).toEqual([
      { actor_type: 1, reason: 'account-type', tries: 1 },
      { actor_type: 2, reason: 'account-type', tries: 1 },
    ])
  })

  test('says nothing about its input to whom it does not concern', async () => {
    const { token } = await service.seeker()
    const wrong = JSON.parse('{"nonsense":1}')
    expect(await codeOf(service.call(forEmployers, wrong, { token }))).toBe(codes.notFound)
  })

  test('undoes everything when a refusal is thrown, and keeps what was done when it is returned', async () => {
    prepares = 1
    expect(await codeOf(service.call(throws, { value: 'a' }))).toBe(codes.wrongState)
    expect([await settings(), service.outbox.sms.length, prepares]).toEqual([0, 0, 0])
    expect(await codeOf(service.call(returns, { value: 'a' }))).toBe(codes.wrongState)
    expect(await settings()).toBe(1)
  })

  test('keeps what was prepared even when it is refused afterwards', async () => {
    expect(await codeOf(service.call(prepared, { value: 'a' }))).toBe(codes.notFound)
    expect([await settings(), prepares]).toEqual([1, 1])
  })

  test('answers a fault without a word of it, and logs no personal word either', async () => {
    const { status, body } = await service.send(breaks, { value: '张三' })
    expect([status, body]).toEqual([500, { code: 500, msg: '服务器错误', data: null }])
    expect(await settings()).toBe(0)
    expect(service.log.join('\n')).toContain('call.failed')
    expect(service.log.join('\n')).not.toContain('张三')
  })

  test('never answers what its contract does not say', async () => {
    const { status, body } = await service.send(lies, { value: 'a' })
    expect([status, body]).toEqual([500, { code: 500, msg: '服务器错误', data: null }])
    expect(service.log.join('\n')).not.toContain('机密')
  })

  test('counts tries by client and subject, and tells when the next one may come', async () => {
    const tries = await Promise.all(Array.from({ length: 10 }, () => codeOf(service.call(limited, { value: 'a' }))))
    expect(tries.filter(code => code === codes.ok)).toHaveLength(3)
    const { body } = await service.send(limited, { value: 'a' }, { peer: '127.0.0.1' })
    expect(body).toMatchObject({ code: codes.tooMany, data: { retryAfter: 60 } })
    expect(await codeOf(service.call(limited, { value: 'b' }))).toBe(codes.ok)
    expect(await codeOf(service.call(limited, { value: 'a' }, { ip: '198.51.100.1' }))).toBe(codes.ok)
    service.clock.advance(60)
    expect(await codeOf(service.call(limited, { value: 'a' }))).toBe(codes.ok)
  })

  test('that creates does so once for a key, however often and however parallel it comes', async () => {
    const { token } = await service.seeker()
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => service.call(keep, { value: 'a' }, { token, idempotencyKey })),
    )
    expect(new Set(answers.map(({ value }) => value)).size).toBe(1)
    expect([await settings(), service.outbox.sms.length]).toEqual([1, 1])
    expect(await codeOf(service.call(keep, { value: 'b' }, { token, idempotencyKey }))).toBe(codes.keyReused)
    expect(await codeOf(service.call(keepAsGuest, { value: 'a' }, { token, idempotencyKey }))).toBe(codes.keyReused)
    service.clock.advance(24 * 3_600 - 1)
    expect(
      await service.call(keep, { value: 'a' }, { token: (await service.seeker()).token, idempotencyKey }),
    ).not.toEqual(answers[0])
    expect(await settings()).toBe(2)
  })

  test('that creates answers alike when the same request has overtaken it', async () => {
    const idempotencyKey = randomUUID()
    const send = () => service.call(onlyOnce, { value: 'a' }, { idempotencyKey })
    const answers: unknown[] = []
    meanwhile = async () => {
      meanwhile = async () => {}
      answers.push(await send())
    }
    answers.push(await send())
    expect(answers[1]).toEqual(answers[0])
    expect(await codeOf(service.call(onlyOnce, { value: 'a' }, { idempotencyKey: randomUUID() }))).toBe(
      codes.wrongState,
    )
  })

  test('that creates forgets a key after a day', async () => {
    const idempotencyKey = randomUUID()
    const first = await service.call(keepAsGuest, { value: 'a' }, { idempotencyKey })
    service.clock.advance(24 * 3_600 - 1)
    expect(await service.call(keepAsGuest, { value: 'a' }, { idempotencyKey })).toEqual(first)
    service.clock.advance(2)
    expect(await service.call(keepAsGuest, { value: 'b' }, { idempotencyKey })).not.toEqual(first)
  })

  test('that creates stores neither the key nor the answer in clear', async () => {
    const idempotencyKey = randomUUID()
    await service.call(keepAsGuest, { value: '不可读' }, { idempotencyKey })
    const stored = JSON.stringify(
      await service.db.query(
        sql`select owner, key, encode(request_hash, 'escape'), encode(answer, 'escape') from idempotency_keys`,
      ),
    )
    expect(stored).not.toContain(idempotencyKey)
    expect(stored).not.toContain('value')
  })

  test.each([null, '', 'short', 'x'.repeat(256), '含有汉字的幂等键不能用作请求头'])(
    'that creates refuses the key %j',
    async idempotencyKey => {
      expect(await codeOf(service.call(keepAsGuest, { value: 'a' }, { idempotencyKey }))).toBe(codes.invalid)
    },
  )
})
