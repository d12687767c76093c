import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/exam-candidates.ts'

export type ExamCandidate = z.output<ReturnType<typeof schemas.examCandidate>>
export type IdentityReveal = z.output<ReturnType<typeof schemas.identityReveal>>

/** Candidates of an exam whose form has come in, by name, number, last four of the identity number, position and state. */
export const listCandidates = endpoint<typeof schemas.listCandidates>({
  method: 'GET',
  path: '/exam_office/candidates',
  access: 'type1',
  recorded: true,
})
export type CandidatePage = OutputOf<typeof listCandidates>

/** One candidate's registration, its steps, who saw the identity number, breaches of discipline. */
export const candidateInfo = endpoint<typeof schemas.candidateInfo>({
  method: 'GET',
  path: '/exam_office/candidate',
  access: 'type1',
  recorded: true,
})
export type CandidateInfo = OutputOf<typeof candidateInfo>

/** The whole identity number, for a reason that the candidate reads. */
export const revealIdentity = endpoint<typeof schemas.revealIdentity>({
  method: 'POST',
  path: '/exam_office/reveal',
  access: 'type1',
})

/** The candidates as a spreadsheet, masked as they are on screen. */
export const exportCandidates = endpoint<typeof schemas.exportCandidates>({
  method: 'GET',
  path: '/exam_office/candidates/export',
  access: 'type1',
  answer: 'binary',
  recorded: true,
})

/** Prepares the same with whole identity and phone numbers, for another to release. */
export const prepareExport = endpoint<typeof schemas.prepareExport>({
  method: 'POST',
  path: '/exam_office/candidates/whole',
  access: 'type1',
  creates: true,
})

/** The sheet that was released, for whoever prepared and whoever released it, within a day. */
export const downloadExport = endpoint<typeof schemas.downloadExport>({
  method: 'GET',
  path: '/exam_office/candidates/file',
  access: 'type1',
  answer: 'binary',
  recorded: true,
})

/** Prepares a breach of discipline for another to release; the candidate is told that they may state their case. */
export const prepareDiscipline = endpoint<typeof schemas.prepareDiscipline>({
  method: 'POST',
  path: '/exam_office/discipline',
  access: 'type1',
  creates: true,
})

/** Who saw one's own whole identity number, when and why. */
export const identityReveals = endpoint<typeof schemas.identityReveals>({
  method: 'GET',
  path: '/exam_member_apply/reveals',
  access: 'type2',
})

/** What one may say, or has said, to decisions that are prepared about one's own registration. */
export const ownStatements = endpoint<typeof schemas.ownStatements>({
  method: 'GET',
  path: '/exam_member_apply/statements',
  access: 'type2',
})
export type ExamStatement = OutputOf<typeof ownStatements>['list'][number]

/** Keeps what is being written; the office does not see it yet. */
export const saveStatement = endpoint<typeof schemas.saveStatement>({
  method: 'POST',
  path: '/exam_member_apply/statement',
  access: 'type2',
})

/** Sends it, once: the office reads it beside the decision. */
export const sendStatement = endpoint<typeof schemas.sendStatement>({
  method: 'POST',
  path: '/exam_member_apply/statement/send',
  access: 'type2',
})

/** What a candidate says to a decision that is prepared, for its office. */
export const officeStatement = endpoint<typeof schemas.officeStatement>({
  method: 'GET',
  path: '/exam_office/discipline/statement',
  access: 'type1',
  recorded: true,
})
export type OfficeStatement = OutputOf<typeof officeStatement>

/** A paper that went along with it. */
export const statementFile = endpoint<typeof schemas.statementFile>({
  method: 'GET',
  path: '/exam_office/discipline/statement/file',
  access: 'type1',
  answer: 'binary',
  recorded: true,
})
