import type { ExamCandidate } from '#contract/exam-candidates'
import { shownResidentId } from '#contract/rules/resident-id'
import { openNumber } from '../exam-registrations/identity.ts'
import type { FieldKey } from '../field-key.ts'
import type { CandidateRow } from './queries.ts'

/** 139****8000 */
export const shownPhone = (phone: string): string =>
  phone.length === 11 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : '*'.repeat(phone.length)

export const toCandidate = (row: CandidateRow, key: FieldKey): ExamCandidate => ({
  id: row.id,
  number: row.number,
  name: row.name,
  idShown: shownResidentId(openNumber(key, row.id_sealed)),
  phoneShown: shownPhone(row.phone),
  status: row.status,
  pending: row.pending,
  position: { code: row.code ?? '', unit: row.unit ?? '', title: row.title ?? '' },
  submittedAt: row.submitted_at === null ? null : Date.parse(row.submitted_at),
})
