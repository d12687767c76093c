import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { examCalendar, examInfo, listExams, listThemes, themeInfo } from '#contract/exams'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examsCalls } from './index.ts'
import { seedExam } from './testing.ts'

const DAY = 86_400

describeOnBothEngines('public exams', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), examsCalls)
  })

  const seed = (given: Parameters<typeof seedExam>[2] = {}) => seedExam(service.db, service.clock.now(), given)
  const titles = async (input: object = {}) =>
    (await service.call(listExams, input)).list.map(({ title, stage }) => `${title.replace('测试考试 ', '')} ${stage}`)

  test('stand in the order in which one can act on them, each with its stage', async () => {
    await seed({ id: 101 })
    await seed({ id: 102, daysAgo: 3 })
    await seed({ id: 201, daysAgo: -5 })
    await seed({ id: 301, daysAgo: 16 })
    await seed({ id: 401, daysAgo: 31 })
    await seed({ id: 501, daysAgo: 70 })
    await seed({ id: 901, daysAgo: -30 })
    expect(await titles()).toEqual([
      '102 registering',
      '101 registering',
      '301 printing',
      '201 announced',
      '401 scored',
      '501 closed',
    ])
    expect(await titles({ stage: 'open', pageSize: 1, page: 2 })).toEqual(['101 registering'])
    expect(await titles({ stage: 'past' })).toEqual(['401 scored', '501 closed'])
    service.clock.advance(6.99 * DAY)
    expect(await titles({ stage: 'going' })).toContain('101 reviewing')
  })

  test('are counted beside each choice by what the other choices leave', async () => {
    await seed({ id: 101 })
    await seed({ id: 102, city: '360700' })
    await seed({ id: 401, city: '360700', daysAgo: 31 })
    await service.db.run(sql`update exam_themes set kind = 'teacher' where id = 401`)
    const { total, facets } = await service.call(listExams, { city: '360700' })
    expect(total).toBe(2)
    expect(facets.cities).toEqual([
      { value: '360100', count: 1 },
      { value: '360700', count: 2 },
    ])
    expect(facets.kinds).toEqual([
      { value: 'institution', count: 1 },
      { value: 'teacher', count: 1 },
    ])
    expect((await service.call(listExams, { city: '360700', stage: 'past' })).facets.stages).toEqual([
      { value: 'open', count: 1 },
      { value: 'past', count: 1 },
    ])
    expect((await service.call(listExams, { t: '测试招聘 401' })).list.map(({ id }) => id)).toEqual(['401'])
    expect((await service.call(listExams, { kind: 'support' })).total).toBe(0)
  })

  test('tell their moments, papers, fee and figures, and count what is cancelled out of what is offered', async () => {
    const id = await seed({ trusting: true })
    await service.db.run(sql`
      update exam_positions set applied = 7, approved = 5, paid = 3, counted_at = ${service.clock.now()} where id = 1011`)
    await service.db.run(sql`update exam_positions set state = 'cancelled', applied = 1 where id = 1012`)
    const info = await service.call(examInfo, { id: String(id) })
    const { positions, headcount, applied, approved, paid, countedAt } = info
    expect({ positions, headcount, applied, approved, paid }).toEqual({
      positions: 1,
      headcount: 2,
      applied: 8,
      approved: 5,
      paid: 3,
    })
    expect(countedAt).toBe(service.clock.now().getTime())
    expect(info).toMatchObject({
      theme: { id: '101', title: '测试招聘 101' },
      trusting: true,
      leastRatio: 3,
      feePerPaper: 5_000,
      roundId: '101',
      rechooseRoundId: '',
      papers: [
        { code: 'A', fullMarks: 15_000 },
        { code: 'B', fullMarks: 15_000 },
      ],
    })
    expect(info.timeline.registerUntil - info.timeline.registerFrom).toBe(7 * DAY * 1_000)
  })

  test('and recruitments that are not out yet, or that do not exist, are not found', async () => {
    await seed({ id: 901, daysAgo: -30 })
    for (const id of ['901', '902']) {
      await expect(service.call(examInfo, { id })).rejects.toMatchObject({ code: codes.notFound })
      await expect(service.call(themeInfo, { id })).rejects.toMatchObject({ code: codes.notFound })
    }
    expect((await service.call(listThemes, {})).total).toBe(0)
    expect((await service.sendRaw(examInfo, { id: '1 or 1' })).body).toMatchObject({ code: codes.invalid })
    expect((await service.sendRaw(listExams, { stage: 'soon' })).body).toMatchObject({ code: codes.invalid })
  })

  test('of one recruitment stand on its page, which is where the exam next to be acted upon is', async () => {
    await seed({ id: 101, themeId: 1 })
    await seed({ id: 102, themeId: 1, city: '360700', daysAgo: 31 })
    await service.db.run(sql`
      update exam_themes set rules = ${sql.json([{ title: '开考比例', words: '1:3' }])} where id = 1`)
    const theme = await service.call(themeInfo, { id: '1' })
    expect(theme).toMatchObject({
      stage: 'registering',
      cities: ['360100', '360700'],
      positions: 4,
      headcount: 6,
      rules: [{ title: '开考比例', words: '1:3' }],
    })
    expect(theme.exams.map(({ id, stage }) => [id, stage])).toEqual([
      ['101', 'registering'],
      ['102', 'scored'],
    ])
    const list = await service.call(listThemes, { t: '测试', kind: 'institution' })
    expect(list).toMatchObject({ total: 1, list: [{ id: '1', cities: ['360100', '360700'], stage: 'registering' }] })
    expect((await service.call(listThemes, { kind: 'teacher' })).total).toBe(0)
  })

  test('say nothing of rules where none were written', async () => {
    await seed()
    expect((await service.call(themeInfo, { id: '101' })).rules).toEqual([])
  })

  test('have their dates in a calendar, both days included, and no day to pay where nothing is due', async () => {
    await seed({ id: 101 })
    await seed({ id: 102, feePerPaper: 0 })
    const dates = async (from: string, until: string) =>
      (await service.call(examCalendar, { from, until })).list.map(({ examId, what }) => `${examId} ${what}`)
    expect(await dates('2025-06-03', '2025-06-12')).toEqual([
      '101 registerFrom',
      '102 registerFrom',
      '101 registerUntil',
      '102 registerUntil',
      '101 payUntil',
    ])
    expect(await dates('2025-06-10', '2025-06-10')).toEqual(['101 registerUntil', '102 registerUntil'])
    expect(await dates('2025-06-12', '2025-06-03')).toEqual([])
    expect((await service.sendRaw(examCalendar, { from: '2025-02-30', until: '2025-03-01' })).body).toMatchObject({
      code: codes.invalid,
    })
  })
})
