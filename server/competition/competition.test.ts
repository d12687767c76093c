import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  answerQuestion,
  competitionStanding,
  courseDetail,
  listCourses,
  listPractised,
  listQuestions,
  questionDetail,
  saveReading,
} from '#contract/competition'
import { insertRows } from '../db/bulk.ts'
import { sampleCompetition } from '../db/sample/competition.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { nobodysNumber } from '../testing.strangers.ts'
import { createTestService, type TestService } from '../testing.ts'
import { competitionCalls } from './index.ts'

describeOnBothEngines('the competition', open => {
  let service: TestService
  let token: string
  beforeEach(async () => {
    service = createTestService(await open(), competitionCalls)
    for (const [table, rows] of sampleCompetition) await insertRows(service.db, table, rows)
    token = (await service.seeker()).token
  })

  const courses = (as = token) => service.call(listCourses, {}, { token: as })
  const save = (id: string, section: number, learned = false, as = token) =>
    service.call(saveReading, { id, section, learned }, { token: as })
  const question = (id: string, as = token) => service.call(questionDetail, { id }, { token: as })
  const answer = (id: string, chosen: string[], key: string = randomUUID(), as = token) =>
    service.call(answerQuestion, { id, chosen }, { token: as, idempotencyKey: key })
  const ofKind = async (wanted: string) => {
    const { list } = await service.call(listQuestions, {}, { token })
    return list.find(({ kind }) => kind === wanted)?.id ?? ''
  }
  const standing = (as = token) => service.call(competitionStanding, {}, { token: as })

  test('has courses whose minutes are told, and remembers where each person left', async () => {
    const { list, resume } = await courses()
    expect(list.length).toBe(6)
    expect(list.every(({ minutes, sections }) => minutes >= 10 && sections >= 2)).toBe(true)
    expect(resume).toBeNull()
    const [first, second] = list
    if (!first || !second) throw new Error('no courses')
    await save(first.id, 2)
    service.clock.advance(60)
    await save(second.id, 1, true)
    const after = await courses()
    expect(after.list.slice(0, 2)).toMatchObject([
      { at: 2, read: [] },
      { at: 1, read: [1] },
    ])
    expect(after.resume).toMatchObject({ id: second.id, section: 1 })
    expect((await courses((await service.seeker()).token)).resume).toBeNull()
  }, 30_000)

  test('reads a course with its text, its place and the course after it', async () => {
    const { list } = await courses()
    const [first, second] = list
    const course = await service.call(courseDetail, { id: first?.id ?? '' }, { token })
    expect(course).toMatchObject({ at: 0, read: [], next: second?.id })
    expect(course.sections[0]?.html).toMatch(/^<p>.*<table>/s)
    expect((await service.call(courseDetail, { id: list.at(-1)?.id ?? '' }, { token })).next).toBe('')
    await expect(service.call(courseDetail, { id: nobodysNumber }, { token })).rejects.toMatchObject({
      code: codes.notFound,
    })
  })

  test('keeps what was learned however often and in whatever order it is sent', async () => {
    const id = (await courses()).list[0]?.id ?? ''
    await save(id, 3, true)
    await save(id, 1, true)
    await save(id, 1, true)
    expect(await save(id, 2)).toEqual({ at: 2, read: [1, 3] })
    expect(await standing()).toMatchObject({ learned: 2, answered: 0 })
    await expect(save(id, 39)).rejects.toMatchObject({ code: codes.notFound })
    await expect(save(nobodysNumber, 1)).rejects.toMatchObject({ code: codes.notFound })
  })

  test('tells no solution before one has answered, nor to anybody else afterwards', async () => {
    const id = await ofKind('single')
    expect((await question(id)).outcome).toBeNull()
    const sent = await service.sendRaw(questionDetail, { id }, { token })
    expect(Object.keys(Object(Object(sent.body).data)).sort()).toEqual([
      'chapter',
      'id',
      'kind',
      'options',
      'outcome',
      'stem',
    ])
    const given = await answer(id, ['A'])
    expect(given.solution).toHaveLength(1)
    expect(given.law).toMatch(/^《.+》第.+条$/)
    expect((await question(id)).outcome).toEqual(given)
    expect((await question(id, (await service.seeker()).token)).outcome).toBeNull()
  })

  test('keeps a wrong answer for practice until it is answered rightly', async () => {
    const id = await ofKind('multiple')
    const { solution, right } = await answer(id, ['A'])
    expect(right).toBe(false)
    const stateOf = async () =>
      (await service.call(listQuestions, {}, { token })).list.find(one => one.id === id)?.state
    expect(await stateOf()).toBe('wrong')
    expect((await answer(id, solution.toReversed())).right).toBe(true)
    expect(await stateOf()).toBe('right')
    expect(await standing()).toMatchObject({ answered: 1, right: 1 })
  })

  test('a late repetition of an earlier answer does not undo the later one', async () => {
    const id = await ofKind('judge')
    const key = randomUUID()
    const first = await answer(id, ['A'], key)
    const other = await answer(id, ['B'])
    expect(await answer(id, ['A'], key)).toEqual(first)
    expect((await question(id)).outcome).toEqual(other)
    expect((await standing()).answered).toBe(1)
  })

  test('tells each person the chapters that they practised, the latest first, with how well', async () => {
    const practised = (as = token) => service.call(listPractised, {}, { token: as })
    expect((await practised()).list).toEqual([])
    const { list } = await service.call(listQuestions, {}, { token })
    const [first, other] = [list[0], list.find(({ chapter }) => chapter !== list[0]?.chapter)]
    if (!first || !other) throw new Error('no chapters')
    const { solution } = await answer(first.id, ['A'])
    await answer(first.id, solution)
    service.clock.advance(60)
    const begun = service.clock.now().getTime()
    await answer(other.id, ['A'])
    const after = (await practised()).list
    expect(after.map(({ chapter, answered }) => [chapter, answered])).toEqual([
      [other.chapter, 1],
      [first.chapter, 1],
    ])
    expect(after[0]?.at).toBe(begun)
    expect(after[1]).toMatchObject({ right: 1, questions: list.filter(one => one.chapter === first.chapter).length })
    expect((await practised((await service.seeker()).token)).list).toEqual([])
  })

  test('refuses answers that cannot be one', async () => {
    const id = await ofKind('single')
    for (const chosen of [[], ['A', 'B'], ['H'], ['a'], ['A', 'A']]) {
      await expect(answer(id, chosen)).rejects.toMatchObject({ code: codes.invalid })
    }
    await expect(answer(nobodysNumber, ['A'])).rejects.toMatchObject({ code: codes.notFound })
    expect((await standing()).answered).toBe(0)
  })
})

test('the sample bank is whole: each solution is among its options, and each names its article of law', () => {
  const rows = sampleCompetition[1][1].map(row => Object(row))
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(new Set(rows.map(({ stem }) => stem)).size).toBe(rows.length)
  for (const { kind, options, solution, law, stem } of rows) {
    const letters = options.map((_: string, at: number) => String.fromCharCode(65 + at))
    expect(
      solution.every((letter: string) => letters.includes(letter)),
      stem,
    ).toBe(true)
    expect(solution, stem).toEqual(solution.toSorted())
    expect(solution.length > 1, stem).toBe(kind === 'multiple')
    expect(law, stem).toMatch(
      /^《中华人民共和国劳动(法|合同法|争议调解仲裁法)》第[一二三四五六七八九十百]+条(、第[一二三四五六七八九十百]+条)*$/,
    )
  }
  for (const kind of ['single', 'multiple', 'judge'])
    expect(rows.filter(row => row.kind === kind).length).toBeGreaterThan(9)
})
