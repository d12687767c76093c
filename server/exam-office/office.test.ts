import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  examChangeInfo,
  listExamChanges,
  listOfficeExams,
  officeExamInfo,
  prepareExtension,
  refuseExamChange,
  releaseExamChange,
  withdrawExamChange,
} from '#contract/exam-office'
import { listMessages } from '#contract/messages'
import { listMenus } from '#contract/site'
import { goTo } from '../applications/testing.ts'
import { chinaMinute } from '../china-time.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines, describeOnPostgres } from '../db/testing.ts'
import { exam, calls as registrationCalls, sent, write } from '../exam-registrations/testing.ts'
import { siteCalls } from '../site/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { during } from '../testing.races.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examOfficeCalls } from './index.ts'
import { grantMandates, revokeMandates } from './mandates.ts'
import { changeStates, officer } from './testing.ts'

const extend = (service: TestService, { token }: TestPerson, minutes = 60) =>
  service.call(
    prepareExtension,
    { exam: '101', minutes, reason: '14:10 至 15:02 报名页面打不开' },
    { token, idempotencyKey: randomUUID() },
  )

const closing = async ({ db }: TestService) => {
  const [row] = await db.query<{ at: string }>(sql`select closes_at as at from exam_rounds where id = 101`)
  return Date.parse(row?.at ?? '')
}

const MINUTE = 60_000

describeOnBothEngines('the office of an exam', open => {
  const begin = async () => createTestService(await open(), [...examOfficeCalls, ...registrationCalls, ...siteCalls])

  test('is there for whoever has a mandate, and for nobody else', async () => {
    const service = await begin()
    await exam(service)
    const [mine, other] = [await officer(service, 101, ['read']), await service.employer()]
    expect(await service.call(listOfficeExams, {}, mine)).toMatchObject({
      list: [{ exam: { id: '101' }, mandates: ['read'] }],
    })
    expect(await service.call(listOfficeExams, {}, other)).toEqual({ list: [] })
    expect((await service.sendRaw(officeExamInfo, { exam: '101' }, other)).body).toMatchObject({ code: codes.notFound })
    const titles = async ({ token }: TestPerson) =>
      (await service.call(listMenus, { audience: 'employer' }, { token })).list.map(({ title }) => title)
    expect(await titles(mine)).toContain('考试业务')
    expect(await titles(other)).not.toContain('考试业务')
  })

  test('is opened and closed by the operator, to an account of an organisation', async () => {
    const service = await begin()
    await exam(service)
    const [person, seeker] = [await service.employer(), await service.seeker()]
    const grant = (phone: string, id = '101') =>
      grantMandates(service.db, { exam: id, phone, mandates: ['review'] }, service.clock.now())
    expect([await grant(seeker.phone), await grant(person.phone, '999'), await grant(person.phone)]).toEqual([
      null,
      null,
      true,
    ])
    expect((await service.call(officeExamInfo, { exam: '101' }, person)).mandates).toEqual(['review'])
    expect(await revokeMandates(service.db, '101', person.phone, service.clock.now())).toBe(true)
    expect(await revokeMandates(service.db, '101', person.phone, service.clock.now())).toBeNull()
    expect((await service.sendRaw(officeExamInfo, { exam: '101' }, person)).body).toMatchObject({
      code: codes.notFound,
    })
  })

  test('shows who stands where and what waits', async () => {
    const service = await begin()
    await exam(service)
    const person = await officer(service)
    await sent(service, await service.seeker())
    await extend(service, await officer(service))
    expect(await service.call(officeExamInfo, { exam: '101' }, person)).toMatchObject({
      waiting: { reviews: 1, changes: 1 },
      figures: { waiting: 1, complete: 0 },
      oldest: service.clock.now().getTime(),
      underRatio: 2,
      leastRatio: 3,
      people: [{ mandates: ['prepare', 'review', 'second', 'release', 'read'] }, {}],
    })
  })

  test('lets another person release what one has prepared, once, and as it was seen', async () => {
    const service = await begin()
    await exam(service)
    const [preparer, releaser] = [
      await officer(service, 101, ['prepare', 'release']),
      await officer(service, 101, ['release']),
    ]
    const before = await closing(service)
    const { id } = await extend(service, preparer)
    const { change, rows } = await service.call(examChangeInfo, { id }, releaser)
    expect(rows.list.map(({ field }) => field)).toEqual(['报名截止', '审核结束', '缴费截止'])
    expect(change.commands).toEqual(['release', 'refuse'])
    const release = (by: TestPerson, hash = change.hash) => service.sendRaw(releaseExamChange, { id, hash }, by)
    expect((await release(preparer)).body).toMatchObject({ code: codes.wrongState })
    expect((await release(releaser, '0'.repeat(64))).body).toMatchObject({ code: codes.wrongState })
    expect(await closing(service)).toBe(before)
    const both = await Promise.all([release(releaser), release(releaser)])
    expect(both.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: codes.ok }),
        expect.objectContaining({ code: codes.wrongState }),
      ]),
    )
    expect(await closing(service)).toBe(before + 3_600_000)
    expect(await changeStates(service)).toEqual([{ state: 'released', count: 1 }])
  })

  test('gives a change back with a reason, or lets whoever prepared it take it back', async () => {
    const service = await begin()
    await exam(service)
    const [preparer, releaser] = [await officer(service, 101, ['prepare']), await officer(service, 101, ['release'])]
    const [refused, withdrawn] = [await extend(service, preparer, 10), await extend(service, preparer, 20)]
    await service.call(refuseExamChange, { id: refused.id, reason: '没有故障记录' }, releaser)
    expect((await service.sendRaw(withdrawExamChange, { id: withdrawn.id }, releaser)).body).toMatchObject({
      code: codes.wrongState,
    })
    await service.call(withdrawExamChange, { id: withdrawn.id }, preparer)
    const { list, prepared, counts } = await service.call(listExamChanges, { exam: '101' }, preparer)
    expect([prepared, counts]).toEqual([0, { prepared: 0, released: 0, refused: 1, withdrawn: 1 }])
    const told = (await service.call(listMessages, {}, preparer)).list
    expect(told.map(({ title, body }) => [title, body])).toEqual([
      ['您准备的变更被退回', expect.stringContaining('没有故障记录')],
    ])
    expect(told[0]?.link).toBe(`/manage/exam-office/101/changes?change=${refused.id}`)
    expect(list.map(({ state, reason }) => [state, reason])).toEqual(
      expect.arrayContaining([
        ['refused', '没有故障记录'],
        ['withdrawn', ''],
      ]),
    )
  })

  const moments = async ({ db }: TestService) => {
    const [row] = await db.query<Record<'closes' | 'waiver' | 'review' | 'pay', string>>(sql`
      select closes_at as closes, waiver_until as waiver, review_until as review, pay_until as pay from exam_rounds
      where id = 101`)
    return {
      closes: Date.parse(row?.closes ?? ''),
      waiver: Date.parse(row?.waiver ?? ''),
      pay: Date.parse(row?.pay ?? ''),
    }
  }
  const releasing = async (service: TestService, id: string, by: TestPerson) => {
    const { change } = await service.call(examChangeInfo, { id }, by)
    return () => service.sendRaw(releaseExamChange, { id, hash: change.hash }, by)
  }

  test('does not release an extension that would be over already, and prepares none', async () => {
    const service = await begin()
    await exam(service)
    const [preparer, releaser] = [await officer(service, 101, ['prepare']), await officer(service, 101, ['release'])]
    const { closes } = await moments(service)
    await goTo(service, closes + 30 * MINUTE)
    const { id } = await extend(service, preparer)
    const release = await releasing(service, id, releaser)
    await goTo(service, closes + 60 * MINUTE)
    expect((await release()).body).toMatchObject({ code: codes.wrongState })
    await expect(extend(service, preparer)).rejects.toMatchObject({ data: { fields: { minutes: expect.any(String) } } })
    await goTo(service, closes + 60 * MINUTE - 1)
    expect((await release()).body).toMatchObject({ code: codes.ok })
    expect((await moments(service)).closes).toBe(closes + 60 * MINUTE)
  })

  test('tells whoever goes by the old deadlines of the new ones, reminds again, and corrects the notice', async () => {
    const service = await begin()
    await exam(service)
    await service.db.run(sql`
      insert into exam_articles (id, exam_id, theme_id, type, title, source, html, published_at)
      values (1, 101, 101, '1', '公告', '', '', now() - interval '30 days')`)
    const [preparer, releaser] = [await officer(service, 101, ['prepare']), await officer(service, 101, ['release'])]
    const [drafting, waiting, gone] = [await service.seeker(), await service.seeker(), await service.seeker()]
    const draft = await write(service, drafting)
    const one = await sent(service, waiting)
    const { id: ended } = await sent(service, gone)
    await service.db.run(sql`update exam_registrations set status = '4' where id = ${ended}`)
    await service.db.run(sql`update exam_registrations set reminded = '{waiver,pay,exam}'`)
    const { closes } = await moments(service)
    const { id } = await extend(service, preparer)
    await (await releasing(service, id, releaser))()
    const told = async (whose: TestPerson) =>
      (await service.call(listMessages, {}, whose)).list.filter(({ title }) => title === '报名时间顺延')
    const closing = chinaMinute(closes + 60 * MINUTE)
    expect(await told(drafting)).toMatchObject([
      { body: expect.stringMatching(new RegExp(`报名截止：${closing}[\\s\\S]*还没有提交`)), link: '/exam/page/101' },
    ])
    expect((await told(waiting))[0]?.body).not.toContain('还没有提交')
    expect(await told(gone)).toEqual([])
    const reminded = await service.db.query<{ id: string; reminded: string[] }>(sql`
      select id, reminded from exam_registrations where id = any(${[draft.id, one.id, ended]}::uuid[])`)
    expect(new Map(reminded.map(row => [row.id, row.reminded]))).toEqual(
      new Map([
        [draft.id, ['waiver', 'exam']],
        [one.id, ['waiver', 'exam']],
        [ended, ['waiver', 'pay', 'exam']],
      ]),
    )
    const [article] = await service.db.query<{ corrections: unknown }>(sql`select corrections from exam_articles`)
    expect(article?.corrections).toMatchObject([
      { what: '报名截止', before: chinaMinute(closes), after: closing },
      { what: '审核结束' },
      { what: '缴费截止' },
    ])
  })

  test.each([
    ['ends with the round', 'closes_at', 0, true],
    ['has just ended', 'opens_at', -59, true],
    ['ended before the outage', 'opens_at', -60, false],
    ['is still to come', 'opens_at', 600, false],
  ] as const)('moves the deadline of waivers along where it must: it %s', async (_, column, minutes, isMoved) => {
    const service = await begin()
    await exam(service)
    const [preparer, releaser] = [await officer(service, 101, ['prepare']), await officer(service, 101, ['release'])]
    await service.db.run(sql`
      update exam_rounds set opens_at = ${service.clock.now()} where id = 101`)
    await service.db.run(sql`
      update exam_rounds set waiver_until = ${sql.ident(column)} + make_interval(mins => ${minutes}::integer) where id = 101`)
    const before = await moments(service)
    const { id } = await extend(service, preparer)
    const { rows } = await service.call(examChangeInfo, { id }, releaser)
    expect(rows.list.some(({ field }) => field === '减免申请截止')).toBe(isMoved)
    expect((await (await releasing(service, id, releaser))()).body).toMatchObject({ code: codes.ok })
    expect((await moments(service)).waiver - before.waiver).toBe(isMoved ? 60 * MINUTE : 0)
  })

  test('refuses what does not fit any more, and what one has no mandate for', async () => {
    const service = await begin()
    await exam(service)
    const [preparer, releaser] = [await officer(service, 101, ['prepare']), await officer(service, 101, ['release'])]
    const [one, two] = [await extend(service, preparer), await extend(service, preparer)]
    const release = async (id: string) => {
      const { change } = await service.call(examChangeInfo, { id }, releaser)
      return (await service.sendRaw(releaseExamChange, { id, hash: change.hash }, releaser)).body
    }
    expect([await release(one.id), await release(two.id)]).toMatchObject([
      { code: codes.ok },
      { code: codes.wrongState },
    ])
    const input = { exam: '101', minutes: 5, reason: '断电' }
    const asked = { token: releaser.token, idempotencyKey: randomUUID() }
    expect((await service.sendRaw(prepareExtension, input, asked)).body).toMatchObject({ code: codes.roleTooLow })
  })
})

describeOnPostgres('two extensions of one round', open => {
  test('that are released at the same moment move it once', async () => {
    const service = createTestService(await open(), [...examOfficeCalls, ...registrationCalls])
    await exam(service)
    const preparer = await officer(service, 101, ['prepare'])
    const releaser = await officer(service, 101, ['release'])
    const before = await closing(service)
    const changes = [await extend(service, preparer), await extend(service, preparer)]
    const hashes: string[] = []
    for (const { id } of changes) hashes.push((await service.call(examChangeInfo, { id }, releaser)).change.hash)
    const answers = await during(
      service.db,
      tx => tx.query(sql`select 1 from exam_rounds where id = 101 for update`),
      () => changes.map(({ id }, at) => service.sendRaw(releaseExamChange, { id, hash: hashes[at] ?? '' }, releaser)),
    )
    const codesOf = answers.map(one => (one.status === 'fulfilled' ? Number(Object(one.value.body).code) : 0))
    expect(codesOf.sort((one, other) => one - other)).toEqual([codes.ok, codes.wrongState])
    expect(await closing(service)).toBe(before + 60 * MINUTE)
  })
})
