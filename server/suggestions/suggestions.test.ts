import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { SuggestionInput } from '#contract/suggestion-fields'
import { findSuggestion, listOwnSuggestions, listPublicAnswers, submitSuggestion } from '#contract/suggestions'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { looseFile } from '../files/testing.ts'
import { sessionCalls } from '../session/index.ts'
import { createTestService, type TestService } from '../testing.ts'
import { suggestionsCalls } from './index.ts'
import { solved } from './testing.ts'

const letter = {
  kind: 'consult',
  title: '灵活就业社保补贴怎样申请',
  body: '我在𠮷水县做零工，想问社保补贴在哪里申请，需要哪些材料。',
  name: '热合曼·䶮',
  phone: '13970001234',
} as const satisfies SuggestionInput

describeOnBothEngines('what people write to the office', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...suggestionsCalls, ...sessionCalls])
  })

  const submit = (changes: Partial<SuggestionInput> = {}, token?: string, idempotencyKey: string = randomUUID()) =>
    service.call(submitSuggestion, { ...letter, ...changes }, { ...(token && { token }), idempotencyKey })
  const send = async (changes: Partial<SuggestionInput> = {}) => submit({ ...changes, captcha: await solved(service) })
  const find = async (ticket: string, phone: string = letter.phone) =>
    service.call(findSuggestion, { ticket, phone, captcha: await solved(service) })

  test('gets a ticket and a day of answer, and is found by ticket and phone alone', async () => {
    const { ticket, dueOn } = await send()
    expect(ticket).toMatch(/^YJ\d{8}-\d{6}$/)
    expect(await find(ticket.toLowerCase())).toMatchObject({
      ticket,
      dueOn,
      title: letter.title,
      state: 'received',
      answer: '',
    })
    const missing = { code: codes.notFound }
    await expect(find(ticket, '13970001235')).rejects.toMatchObject(missing)
    await expect(find('YJ20200101-000000')).rejects.toMatchObject(missing)
    const looks = await service.db.query(sql`select 1 from audit_log where action = 'suggestion.read'`)
    expect(looks).toHaveLength(1)
  })

  test('is refused without a solved challenge from guests, and needs none from people with an account', async () => {
    await expect(submit()).rejects.toMatchObject({ code: codes.captchaWrong })
    await expect(submit({ captcha: { id: randomUUID(), answer: '7' } })).rejects.toMatchObject({
      code: codes.captchaWrong,
    })
    const person = await service.seeker()
    const { ticket } = await submit({}, person.token)
    const mine = await service.call(listOwnSuggestions, {}, person)
    expect(mine.list.map(own => own.ticket)).toEqual([ticket])
    expect((await service.call(listOwnSuggestions, {}, await service.seeker())).total).toBe(0)
  })

  test('is stored once, however often the same attempt arrives', async () => {
    const [key, captcha] = [randomUUID(), await solved(service)]
    const first = await submit({ captcha }, undefined, key)
    expect(await submit({ captcha }, undefined, key)).toEqual(first)
  })

  test('is refused at its field when it is too long, and never cut', async () => {
    const person = await service.seeker()
    await expect(submit({ body: '长'.repeat(10_000) }, person.token)).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { body: '内容最多 2000 个字' } },
    })
    const { ticket } = await submit({ body: '𠮷'.repeat(2_000) }, person.token)
    expect((await find(ticket)).body).toBe('𠮷'.repeat(2_000))
  })

  test('takes along one’s own uploads and nobody else’s', async () => {
    const [person, stranger] = [await service.seeker(), await service.seeker()]
    const file = await looseFile(service, person.id)
    await expect(submit({ files: [file] }, stranger.token)).rejects.toMatchObject({ code: codes.invalid })
    await expect(send({ files: [file] })).rejects.toMatchObject({ code: codes.invalid })
    const { ticket } = await submit({ files: [file] }, person.token)
    expect((await find(ticket)).files).toEqual(['材料.pdf'])
  })

  test('is limited for one phone, and looks for one ticket are limited too', async () => {
    const person = await service.seeker()
    for (let count = 0; count < 10; count += 1) await submit({}, person.token)
    await expect(submit({}, person.token)).rejects.toMatchObject({ code: codes.tooMany })
  })

  test('is shown to everybody once it is answered and published, without who asked', async () => {
    const person = await service.seeker()
    const { ticket } = await submit({ publishable: true }, person.token)
    const list = (query = {}) => service.call(listPublicAnswers, query)
    expect((await list()).total).toBe(0)
    await service.db.run(sql`
      update suggestions set state = 'answered', office = '就业促进科', answer = '请到参保地就业服务中心申请。',
        public_title = '社保补贴在哪里办', public_body = '社保补贴在哪里申请？', answered_at = ${service.clock.now()} where ticket = ${ticket}`)
    const { list: shown } = await list({ t: '补贴 参保地', kind: 'consult' })
    expect(shown).toMatchObject([{ title: '社保补贴在哪里办', question: '社保补贴在哪里申请？', office: '就业促进科' }])
    expect(JSON.stringify(shown)).not.toMatch(/热合曼|1397000|YJ/)
    expect((await list({ t: '100%' })).total).toBe(0)
    expect((await list({ kind: 'praise' })).total).toBe(0)
    expect(await find(ticket)).toMatchObject({ state: 'answered', answer: '请到参保地就业服务中心申请。' })
  })
})
