import {
  answerExamRecheck,
  dropExamImport,
  examImportFaults,
  examImportInfo,
  examImportTemplate,
  listExamRechecks,
  readExamRooms,
  submitExamImport,
  uploadExamTable,
} from '#contract/exam-imports'
import { sql } from '../db/sql.ts'
import { officer } from '../exam-office/testing.ts'
import { examAt, insertRegistration } from '../exam-tickets/testing.ts'
import { nobodysNumber, nobodysUuid, owned, type Probe } from '../testing.strangers.ts'
import type { TestService } from '../testing.ts'
import { plain, rowsFor } from './positions/testing.ts'
import { csvFile, upload } from './testing.ts'

const wanted = () => csvFile(rowsFor([{ ...plain, headcount: 9 }]))

/** An exam that one person has a mandate for, and a table of theirs; the input names both. */
const ofATable =
  <Rest extends object>(rest: (id: string) => Rest) =>
  async (service: TestService) => {
    const exam = String(await examAt(service, 0))
    const owner = await officer(service, exam)
    const { id } = await upload(service, owner, wanted(), 'positions', exam)
    const of = { kind: 'positions' as const, ...rest(id) }
    return { owner, mine: { exam, ...of }, nobodys: { exam: nobodysNumber, ...of } }
  }

export const strangers: readonly Probe[] = [
  owned(
    examImportInfo,
    ofATable(() => ({})),
  ),
  owned(
    examImportTemplate,
    ofATable(() => ({})),
  ),
  owned(
    examImportFaults,
    ofATable(() => ({})),
  ),
  owned(
    uploadExamTable,
    ofATable(() => ({ files: [wanted()] })),
  ),
  owned(
    submitExamImport,
    ofATable(id => ({ id })),
  ),
  owned(
    dropExamImport,
    ofATable(() => ({})),
  ),
  owned(readExamRooms, async service => {
    const exam = String(await examAt(service, 0))
    const files = [
      csvFile([
        ['考场号', '座位数', '楼层', '楼栋'],
        ['1', '30', '1', '教学楼'],
      ]),
    ]
    return { owner: await officer(service, exam), mine: { exam, files }, nobodys: { exam: nobodysNumber, files } }
  }),
  owned(listExamRechecks, async service => {
    const exam = String(await examAt(service, 0))
    return { owner: await officer(service, exam), mine: { exam }, nobodys: { exam: nobodysNumber } }
  }),
  owned(answerExamRecheck, async service => {
    const exam = await examAt(service, 31)
    const registration = await insertRegistration(service, { person: await service.seeker() })
    const id = '6b0f8d54-9a3e-4d0e-8a53-0d6f2b7c9e77'
    await service.db.run(sql`
      insert into exam_rechecks (id, registration_id, paper, cause, asked_at)
      values (${id}, ${registration}, 'A', 'sum', ${service.clock.now()})`)
    const answer = { state: 'kept' as const, answer: '经核对，分数无误。' }
    return { owner: await officer(service, exam), mine: { id, ...answer }, nobodys: { id: nobodysUuid, ...answer } }
  }),
]
