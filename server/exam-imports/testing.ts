import { randomUUID } from 'node:crypto'
import { type ExamImportKind, submitExamImport, uploadExamTable } from '#contract/exam-imports'
import { examChangeInfo, releaseExamChange } from '#contract/exam-office'
import { csvOf } from '../csv.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const creating = ({ token }: Pick<TestPerson, 'token'>) => ({ token, idempotencyKey: randomUUID() })

export const csvFile = (rows: readonly (readonly string[])[]): File => new File([csvOf(rows)], '职位表.csv')
export const sheetFile = (bytes: Bytes): File => new File([bytes], '职位表.xlsx')

/** What somebody's table of an exam comes to. */
export const upload = (
  service: TestService,
  person: TestPerson,
  file: File,
  kind: ExamImportKind = 'positions',
  exam = '101',
) => service.call(uploadExamTable, { exam, kind, files: [file] }, creating(person))

/** Uploads a faultless table and hands it on; the change. */
export async function handOn(service: TestService, person: TestPerson, file: File, kind: ExamImportKind = 'positions') {
  const { id } = await upload(service, person, file, kind)
  const { change } = await service.call(submitExamImport, { exam: '101', kind, id }, creating(person))
  return change
}

/** Somebody else's word for a change; what the service answers. */
export async function release(service: TestService, { token }: TestPerson, id: string) {
  const { change } = await service.call(examChangeInfo, { id }, { token })
  return (await service.sendRaw(releaseExamChange, { id, hash: change.hash }, { token })).body
}
