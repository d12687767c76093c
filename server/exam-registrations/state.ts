import type { RegistrationState } from '#contract/exam-life'
import type { RegistrationRow } from './queries/registrations.ts'

export const stateOf = ({ status, pending, confirmed, appealed }: RegistrationRow): RegistrationState => ({
  status,
  pending,
  confirmed,
  appealed,
})

/** What is due for a registration as it stands, in fen: nothing under a waiver. */
export const dueOf = ({
  papers,
  fee_per_paper,
  waiver,
}: Pick<RegistrationRow, 'papers' | 'fee_per_paper' | 'waiver'>) =>
  waiver === '' ? (papers?.length ?? 0) * fee_per_paper : 0

/** What is due: fixed once it has been approved. */
export function feeOf(row: RegistrationRow): number {
  const isOpen = row.status === null || row.status === '0' || row.status === '1'
  return isOpen || row.pending === 'repair' || row.pending === 'appeal' ? dueOf(row) : row.fee
}
