import { codes } from '#contract/codes'
import { examImports } from '#contract/exam-imports'
import type { Release } from '../../exam-office/changes/release.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { findImportedExam, lockExam } from '../exam-queries.ts'
import { isOfTickets } from '../payload.ts'
import { dropImportsOf } from '../queries.ts'
import { issueTickets, ticketsBase } from './issue.ts'

/** Writes a table of tickets, all of it or nothing; refused where shortlist or tickets are not what it was held against. */
export const releaseTickets: Release = async ({ payload, exam }, { db, now }) => {
  if (!isOfTickets(payload)) throw notFound()
  await lockExam(db, exam)
  const row = await findImportedExam(db, exam)
  if (!row) throw notFound()
  const { stage } = examImports[payload.kind]
  if ((await ticketsBase(db, exam, stage)).hash !== payload.base) {
    throw new Refusal(codes.wrongState, '入闱名单或者准考证在准备之后又变动过，请退回，由准备的同事重新上传核对')
  }
  await issueTickets(db, payload.diff, { exam: row, stage, now })
  await dropImportsOf(db, exam, payload.kind)
}
