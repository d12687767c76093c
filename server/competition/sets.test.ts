import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { answerQuestion, createQuestionSet, exportQuestionSet, listQuestions } from '#contract/competition'
import type { InputOf } from '#contract/endpoint'
import { insertRows } from '../db/bulk.ts'
import { sampleCompetition } from '../db/sample/competition.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { createTestService, type TestService } from '../testing.ts'
import { competitionCalls } from './index.ts'

describeOnBothEngines('a set of practice questions', open => {
  let service: TestService
  let token: string
  beforeEach(async () => {
    service = createTestService(await open(), competitionCalls)
    for (const [table, rows] of sampleCompetition) await insertRows(service.db, table, rows)
    token = (await service.seeker()).token
  })

  const create = (wanted: InputOf<typeof createQuestionSet>, key: string = randomUUID()) =>
    service.call(createQuestionSet, wanted, { token, idempotencyKey: key })
  const answer = (id: string) =>
    service.call(answerQuestion, { id, chosen: ['A'] }, { token, idempotencyKey: randomUUID() })
  const stored = () => service.db.query(sql`select 1 from question_sets`)
  const sheet = async (cacheKey: string) => {
    const file: unknown = await service.call(exportQuestionSet, { cacheKey }, { token })
    if (!(file instanceof FileAnswer) || !(file.body instanceof Uint8Array)) throw new Error('not a file')
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.body)
    return { file, text, lines: text.trimEnd().split('\r\n') }
  }

  test('holds as many as were asked for, of the kind that was asked for, and is a spreadsheet', async () => {
    const set = await create({ kind: 'judge', count: 3 })
    expect(set.count).toBe(3)
    const { file, text, lines } = await sheet(set.cacheKey)
    expect(file).toMatchObject({ name: '劳动关系协调员竞赛练习题-2025-06-03.csv', mime: 'text/csv; charset=utf-8' })
    expect(text.startsWith('\ufeff"序号"')).toBe(true)
    expect(lines).toHaveLength(4)
    expect(lines.slice(1).every(line => line.includes('"判断题"') && line.includes('"答题后显示"'))).toBe(true)
  })

  test('tells answers and solutions of what was answered, and of nothing else', async () => {
    const { list } = await service.call(listQuestions, {}, { token })
    const [first, second] = list.filter(({ kind }) => kind === 'judge')
    if (!first || !second) throw new Error('too few questions')
    await answer(first.id)
    await answer(second.id)
    const { lines } = await sheet((await create({ kind: 'judge', count: 100 })).cacheKey)
    expect(lines.filter(line => /"答[对错]"/.test(line))).toHaveLength(2)
    expect(lines.filter(line => line.includes('"未答"')).every(line => line.includes('"答题后显示"'))).toBe(true)
    expect(lines.filter(line => /"答[对错]"/.test(line)).some(line => line.includes('"答题后显示"'))).toBe(false)
    const left = await create({ scope: 'todo', kind: 'judge', count: 100 })
    expect(left.count).toBe(list.filter(({ kind }) => kind === 'judge').length - 2)
  })

  test('is refused kindly where nothing fits, and leaves nothing behind', async () => {
    await expect(create({ scope: 'wrong', count: 10 })).rejects.toMatchObject({ code: codes.wrongState })
    await expect(create({ count: 101 })).rejects.toMatchObject({ code: codes.invalid })
    expect(await stored()).toEqual([])
  })

  test('is made once however often it is sent', async () => {
    const key = randomUUID()
    expect(await create({ count: 5 }, key)).toEqual(await create({ count: 5 }, key))
    expect(await stored()).toHaveLength(1)
  })

  test('is gone after an hour, like one that never was', async () => {
    const { cacheKey, expiresAt } = await create({ count: 5 })
    expect(expiresAt).toBe(service.clock.now().getTime() + 3_600_000)
    service.clock.advance(3_601)
    await expect(service.call(exportQuestionSet, { cacheKey }, { token })).rejects.toMatchObject({
      code: codes.notFound,
    })
    await create({ count: 5 })
    expect(await stored()).toHaveLength(1)
  })
})
