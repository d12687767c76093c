import { expect } from 'vitest'
import { codes } from '#contract/codes'
import type { ExamListKind, ExamListRule } from '#contract/exam-list'
import { listOfficeLists, previewExamList, sealExamList } from '#contract/exam-lists'
import { groupTicket, ticketState } from '#contract/exam-tickets'
import { listMessages } from '#contract/messages'
import { inChina } from '../china-time.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { examListsCalls } from '../exam-lists/index.ts'
import { examOfficeCalls } from '../exam-office/index.ts'
import { officer } from '../exam-office/testing.ts'
import { idNumberOf } from '../exam-registrations/testing.ts'
import { examTicketsCalls } from '../exam-tickets/index.ts'
import { examAt, insertRegistration, insertTicket } from '../exam-tickets/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { sessionCalls } from '../session/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService } from '../testing.ts'
import { examImportsCalls } from './index.ts'
import { creating, csvFile, handOn, release } from './testing.ts'

/** The exam that goes on to later stages. */
export const EXAM = '101'

interface Candidate {
  readonly person: TestPerson
  readonly id: string
  readonly ticket: string
  /** Of the registration. */
  readonly number: string
}

/** Columns of a table of tickets. */
export const TICKET_HEAD = [
  '准考证号',
  '日期',
  '报到时间',
  '开始时间',
  '结束时间',
  '考点',
  '考点地址',
  '交通',
  '候考室',
  '序号',
]

/**
 * An exam whose written papers are marked: five sat for one place, three of them go on, the second with five points more
 * where the rule adds any. What `one` prepares `other` releases.
 */
export async function stagesOf(db: Db, rule: Partial<ExamListRule>) {
  const service = createTestService(db, [
    ...examImportsCalls,
    ...examListsCalls,
    ...examOfficeCalls,
    ...examTicketsCalls,
    ...messagesCalls,
    ...sessionCalls,
  ])
  await examAt(service, 31)
  await service.db.run(sql`update exam_themes set rules = ${sql.json([{ list: rule }])}`)
  const one = await officer(service, EXAM, ['prepare', 'release'])
  const other = await officer(service, EXAM, ['prepare', 'release'])
  /** The day of the interviews. */
  const day = inChina(service.clock.now().getTime() + 10 * 86_400_000, 'YYYY-MM-DD')
  const candidates: Candidate[] = []
  for (const seat of [1, 2, 3, 4, 5]) {
    const person = await service.seeker()
    const id = await insertRegistration(service, { person, idNumber: idNumberOf(seat), position: 1_012 })
    const ticket = await insertTicket(service, id, { seat })
    const [row] = await service.db.query<{ number: string }>(sql`
      select number from exam_registrations where id = ${id}`)
    candidates.push({ person, id, ticket, number: row?.number ?? '' })
  }

  const at = (index: number): Candidate => {
    const candidate = candidates[index]
    if (!candidate) throw new Error('no candidate')
    return candidate
  }
  const load = async (file: File, kind: Parameters<typeof handOn>[3]) =>
    release(service, other, await handOn(service, one, file, kind))

  async function publish(kind: ExamListKind, more: { out?: string[]; reason?: string } = {}) {
    const { kinds } = await service.call(listOfficeLists, { exam: EXAM }, one)
    const ofKind = kinds.find(of => of.kind === kind)?.rule
    if (!ofKind) throw new Error('no rule')
    const { out = [], reason = '' } = more
    const wish = { exam: EXAM, kind, rule: ofKind, out }
    const { hash } = await service.call(previewExamList, wish, one)
    const { id } = await service.call(sealExamList, { ...wish, hash, reason }, creating(one))
    expect(await release(service, other, id)).toMatchObject({ code: codes.ok })
  }

  const marks = [
    ['100', '100', ''],
    ['90', '90', '5'],
    ['80', '80', ''],
    ['70', '70', ''],
    ['缺考', '70', ''],
  ]
  const columns = rule.bonusCap === undefined ? 3 : 4
  const rows = marks.map((cells, index) => [at(index).ticket, ...cells].slice(0, columns))
  const table = csvFile([['准考证号', 'A', 'B', '加分'].slice(0, columns), ...rows])
  expect(await load(table, 'scores')).toMatchObject({ code: codes.ok })

  const place = ['南昌市委党校', '解放西路 77 号', '公交 5 路', '候考 2 室']
  const session = (who: string, turn = '', arrives = '07:40') => [who, day, arrives, '8:00', '12:00', ...place, turn]
  return {
    service,
    one,
    other,
    day,
    at,
    load,
    publish,
    /** A line of a table of tickets. */
    session,
    /** A table of tickets for the first candidates, a turn each. */
    arrangement: (...turns: string[]) => [TICKET_HEAD, ...turns.map((turn, index) => session(at(index).ticket, turn))],
    ticketOf: (index: number, group: 'skill' | 'interview' = 'interview') =>
      service.call(groupTicket, { id: at(index).id, group }, at(index).person),
    stateOf: async (code: string) => (await service.call(ticketState, { code })).state,
    titlesOf: async (index: number) =>
      (await service.call(listMessages, {}, at(index).person)).list.map(({ title }) => title),
  }
}
