import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { prepareDiscipline, sendStatement } from '#contract/exam-candidates'
import { answerExamRecheck, examImportInfo, examImportTemplate, listExamRechecks } from '#contract/exam-imports'
import { examChangeInfo } from '#contract/exam-office'
import { askRecheck, registrationResult } from '#contract/exam-tickets'
import { listMessages } from '#contract/messages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { examCandidatesCalls } from '../exam-candidates/index.ts'
import { examOfficeCalls } from '../exam-office/index.ts'
import { officer } from '../exam-office/testing.ts'
import { idNumberOf, upkeep } from '../exam-registrations/testing.ts'
import { examTicketsCalls } from '../exam-tickets/index.ts'
import { examAt, insertRegistration, insertTicket } from '../exam-tickets/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { bytesOf } from '../resume-files/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { readSheet } from '../testing.sheet.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examImportsCalls } from './index.ts'
import { creating, csvFile, handOn, release, upload } from './testing.ts'

const HEAD = ['准考证号', 'A', 'B']

describeOnBothEngines('the table of scores of an exam', open => {
  let service: TestService
  let one: TestPerson
  let other: TestPerson
  let candidates: { person: TestPerson; id: string; ticket: string }[]

  /** Three candidates of one position; the papers have been sat, and scores are out or still to come. */
  const begin = async (daysAgo: number) => {
    service = createTestService(await open(), [
      ...examImportsCalls,
      ...examCandidatesCalls,
      ...examOfficeCalls,
      ...examTicketsCalls,
      ...messagesCalls,
    ])
    await examAt(service, daysAgo)
    one = await officer(service, 101, ['prepare', 'release'])
    other = await officer(service, 101, ['prepare', 'release'])
    candidates = []
    for (const seat of [1, 2, 3]) {
      const person = await service.seeker()
      const id = await insertRegistration(service, { person, idNumber: idNumberOf(seat) })
      candidates.push({ person, id, ticket: await insertTicket(service, id, { seat }) })
    }
  }
  beforeEach(() => begin(31))

  const table = (...marks: readonly (readonly [string, string])[]) =>
    csvFile([HEAD, ...marks.map((pair, at) => [candidates[at]?.ticket ?? '', ...pair])])
  const first = () => table(['78.5', '80'], ['70', '88.5'], ['缺考', '60'])
  const info = (who = one) => service.call(examImportInfo, { exam: '101', kind: 'scores' }, who)
  const cardOf = async (at: number) => {
    const { person, id } = candidates[at] ?? { person: one, id: '' }
    const result = await service.call(registrationResult, { id }, person)
    return { card: result.cards[0], rechecks: result.rechecks }
  }
  const load = async (file: File) => release(service, other, await handOn(service, one, file, 'scores'))

  test('has a template with all tickets and nobody’s name', async () => {
    const input = { exam: '101', kind: 'scores', filled: '0' } as const
    const { bytes } = await bytesOf(await service.call(examImportTemplate, input, one))
    const { rows } = await readSheet(bytes)
    expect(rows[0]).toEqual(['准考证号', 'A 职业能力倾向测验（满分 150）', 'B 综合应用能力（满分 150）'])
    expect(rows.slice(2).map(([ticket]) => ticket)).toEqual(candidates.map(({ ticket }) => ticket).sort())
  })

  test('once released has totals and ranks, and says so to candidates', async () => {
    expect(await load(first())).toMatchObject({ code: codes.ok })
    expect((await cardOf(0)).card).toMatchObject({ total: 15_850, rank: 1 })
    expect((await cardOf(1)).card).toMatchObject({ total: 15_850, rank: 1 })
    expect((await cardOf(2)).card).toMatchObject({
      total: null,
      rank: null,
      parts: [{ flag: 'absent' }, { marks: 6_000 }],
    })
    expect(await info()).toMatchObject({ stored: 3, tickets: 3 })
    await upkeep(service)
    for (const { person, id } of candidates) {
      const { list } = await service.call(listMessages, {}, person)
      expect(list).toMatchObject([{ title: '笔试成绩已公布', link: `/exam/result/${id}` }])
    }
  })

  test('is not seen before the exam’s time for it', async () => {
    await begin(25)
    expect(await load(first())).toMatchObject({ code: codes.ok })
    expect((await cardOf(0)).card).toBeUndefined()
    const [row] = await service.db.query<{ same: boolean }>(sql`
      select bool_and(s.released_at = e.scores_at) as same from exam_scores s join exams e on e.id = s.exam_id`)
    expect(row?.same).toBe(true)
  })

  test('that comes again corrects: ranks anew, who had asked is answered, and who is touched is told', async () => {
    await load(first())
    const [candidate] = candidates
    if (!candidate) throw new Error('no candidate')
    const asked = { id: candidate.id, paper: 'B', cause: 'sum', note: '请核对' }
    await service.call(askRecheck, asked, creating(candidate.person))
    expect(await load(table(['78.5', '90.25'], ['70', '88.5'], ['缺考', '60']))).toMatchObject({ code: codes.ok })
    const { card, rechecks } = await cardOf(0)
    expect(card).toMatchObject({ total: 16_875, rank: 1 })
    expect((await cardOf(1)).card).toMatchObject({ rank: 2 })
    expect(rechecks).toMatchObject([{ state: 'changed', answer: '经复核，成绩已更正。综合应用能力：80.00 → 90.25' }])
    const told = async (at: number) => (await service.call(listMessages, {}, candidates[at]?.person)).list
    expect((await told(0)).map(({ title, body }) => [title, body])).toEqual([
      ['您的成绩有更正', expect.stringContaining('综合应用能力：80.00 → 90.25\n总分：158.50 → 168.75，职位排名第 1')],
    ])
    expect(await told(1)).toEqual([])
  })

  test('that comes again leaves void what a decision has made so, shown to nobody as a correction', async () => {
    await load(first())
    const [candidate, another] = candidates
    if (!candidate || !another) throw new Error('no candidate')
    const asked = { id: candidate.id, paper: 'A', cause: 'sum', note: '' }
    await service.call(askRecheck, asked, creating(candidate.person))
    const breach = { id: candidate.id, article: 6, item: 1, facts: '把手机带到座位上，监考人员当场发现', papers: ['A'] }
    const { id: decision } = await service.call(prepareDiscipline, breach, creating(one))
    const said = { id: decision, version: 0, body: '手机一直关着，没有使用过', files: [] }
    await service.call(sendStatement, said, candidate.person)
    await release(service, other, decision)
    const change = await handOn(service, one, table(['78.5', '80'], ['70', '90'], ['缺考', '60']), 'scores')
    const { rows } = await service.call(examChangeInfo, { id: change }, other)
    expect(rows.list).toEqual([{ what: another.ticket, field: '综合应用能力', before: '88.50', after: '90.00' }])
    expect(await release(service, other, change)).toMatchObject({ code: codes.ok })
    const { card, rechecks } = await cardOf(0)
    expect(card).toMatchObject({ total: null, rank: null, parts: [{ flag: 'discipline' }, { marks: 8_000 }] })
    expect(rechecks).toMatchObject([{ state: 'asked' }])
    const told = async (person: TestPerson) =>
      (await service.call(listMessages, {}, person)).list.map(({ title }) => title)
    expect(await told(candidate.person)).not.toContain('您的成绩有更正')
    expect(await told(another.person)).toEqual(['您的成绩有更正'])
  })

  test('is refused with everything that is wrong with it', async () => {
    const rows = [HEAD, ['01260101003999', '150.5', '1'], [candidates[1]?.ticket ?? '', '1.234', '']]
    const { faults } = await upload(service, one, csvFile(rows), 'scores')
    expect(faults.filter(({ row }) => row > 0)).toHaveLength(3)
    expect(faults.filter(({ row }) => row === 0)).toHaveLength(2)
  })

  test('typed in by a second person is compared cell by cell, and whoever releases is told', async () => {
    await upload(service, other, table(['78.5', '80'], ['70', '85.5'], ['缺考', '60']), 'scores')
    await upload(service, one, first(), 'scores')
    expect((await info()).second).toMatchObject({
      count: 1,
      differences: [{ ticket: candidates[1]?.ticket, paper: '综合应用能力', mine: '88.50', theirs: '85.50' }],
    })
    const id = await handOn(service, one, first(), 'scores')
    const { change } = await service.call(examChangeInfo, { id }, other)
    expect(change.summary.at(-1)).toEqual({ label: '双人录入', value: expect.stringContaining('有 1 处不同') })
  })

  test('is stale once a ticket or a mark has changed since', async () => {
    const change = await handOn(service, one, first(), 'scores')
    await service.db.run(sql`update exam_tickets set void = true where number = ${candidates[2]?.ticket ?? ''}`)
    expect(await release(service, other, change)).toMatchObject({ code: codes.wrongState })
  })

  test('wishes for a second look are listed by ticket, and answered once, in words', async () => {
    await load(first())
    const [candidate] = candidates
    if (!candidate) throw new Error('no candidate')
    const asked = { id: candidate.id, paper: 'A', cause: 'sum', note: '' }
    await service.call(askRecheck, asked, creating(candidate.person))
    const page = await service.call(listExamRechecks, { exam: '101' }, other)
    expect(page).toMatchObject({
      asked: { written: 1 },
      mayAnswer: true,
      list: [{ ticket: candidate.ticket, score: '78.50' }],
    })
    const input = { id: page.list[0]?.id ?? '', state: 'kept', answer: '经核对，分数无误。' } as const
    const preparer = await officer(service, 101, ['prepare'])
    await expect(service.call(answerExamRecheck, input, preparer)).rejects.toMatchObject({ code: codes.roleTooLow })
    await service.call(answerExamRecheck, input, other)
    expect((await cardOf(0)).rechecks).toMatchObject([{ state: 'kept', answer: '经核对，分数无误。' }])
    await expect(service.call(answerExamRecheck, input, other)).rejects.toMatchObject({ code: codes.wrongState })
  })
})
