import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { Answers, QuestionnaireDocument } from '#contract/questionnaire-document'
import { addAnswers, isSubmitted, questionnaireInfo } from '#contract/questionnaires'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { sessionCalls } from '../session/index.ts'
import { solved } from '../suggestions/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { questionnairesCalls } from './index.ts'

const slug = 'work'
const document: QuestionnaireDocument = {
  intro: '三分钟',
  thanks: '结果下月公布',
  pages: [
    {
      title: '工作',
      questions: [
        {
          id: 'works',
          kind: 'single',
          title: '是否在工作',
          required: true,
          options: [
            { value: 'yes', label: '是' },
            { value: 'no', label: '否' },
          ],
        },
        {
          id: 'why',
          kind: 'text',
          title: '为什么',
          required: true,
          most: 20,
          showIf: { question: 'works', anyOf: ['no'] },
        },
      ],
    },
  ],
}

describeOnBothEngines('a questionnaire', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...questionnairesCalls, ...sessionCalls])
    await service.db.run(sql`
      insert into questionnaires (slug, title, document, closes_on)
      values (${slug}, '工作状况', ${sql.json(document)}, '2099-01-01')`)
  })

  const add = async (device: string, answers: Answers = { works: 'yes' }, token?: string) =>
    service.call(
      addAnswers,
      { slug, device, answers, ...(!token && { captcha: await solved(service) }) },
      { ...(token && { token }), idempotencyKey: randomUUID() },
    )
  const stored = () => service.db.query<{ answers: object }>(sql`select answers from questionnaire_answers`)

  test('is read by everybody and missing where there is none', async () => {
    expect(await service.call(questionnaireInfo, { slug })).toMatchObject({ title: '工作状况', open: true })
    await expect(service.call(questionnaireInfo, { slug: 'none' })).rejects.toMatchObject({ code: codes.notFound })
  })

  test('is answered once by each browser, and a second time is told kindly and stored nowhere', async () => {
    const device = randomUUID()
    expect(await service.call(isSubmitted, { slug, device })).toEqual({ submitted: false })
    expect(await add(device)).toEqual({ already: false })
    expect(await add(device, { works: 'no', why: '在读书' })).toEqual({ already: true })
    expect(await service.call(isSubmitted, { slug, device })).toEqual({ submitted: true })
    expect(await stored()).toEqual([{ answers: { works: 'yes' } }])
  })

  test('is answered once by each account, whatever the browser', async () => {
    const person = await service.seeker()
    expect(await add(randomUUID(), { works: 'yes' }, person.token)).toEqual({ already: false })
    expect(await add(randomUUID(), { works: 'yes' }, person.token)).toEqual({ already: true })
    const other = await service.seeker()
    expect(await add(randomUUID(), { works: 'yes' }, other.token)).toEqual({ already: false })
  })

  test('keeps answers apart from who gave them', async () => {
    const person = await service.seeker()
    await add(randomUUID(), { works: 'no', why: '𠮷' }, person.token)
    const rows = await service.db.query(sql`select a::text as a from questionnaire_answers a`)
    expect(JSON.stringify(rows)).not.toContain(person.id)
    const people = await service.db.query(sql`select r::text as r from questionnaire_respondents r`)
    expect(JSON.stringify(people)).not.toContain(person.id)
  })

  test('refuses what is missing at its question, and drops what was not asked', async () => {
    await expect(add(randomUUID(), { works: 'no' })).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { 'answers.why': '请回答这一题' } },
    })
    await add(randomUUID(), { works: 'yes', why: '不该有', extra: '1' })
    expect(await stored()).toEqual([{ answers: { works: 'yes' } }])
  })

  test('refuses guests without a solved challenge, and everybody after its last day', async () => {
    const guest = { slug, device: randomUUID(), answers: { works: 'yes' } }
    await expect(service.call(addAnswers, guest, { idempotencyKey: randomUUID() })).rejects.toMatchObject({
      code: codes.captchaWrong,
    })
    await service.db.run(sql`update questionnaires set closes_on = '2020-01-01'`)
    expect((await service.call(questionnaireInfo, { slug })).open).toBe(false)
    await expect(add(randomUUID())).rejects.toMatchObject({ code: codes.wrongState })
  })
})
