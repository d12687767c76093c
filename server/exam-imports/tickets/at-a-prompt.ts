import { examImports, type TicketsKind } from '#contract/exam-imports'
import type { Db } from '../../db/db.ts'
import { writeAudit } from '../../http/audit.ts'
import { checkTable } from '../check-table.ts'
import { findImportedExam, lockExam } from '../exam-queries.ts'
import { dropImportsOf } from '../queries.ts'
import { issueTickets, ticketsGiven } from './issue.ts'

interface Asked {
  readonly exam: string
  readonly kind: TicketsKind
  readonly bytes: Uint8Array
}

/** What came of it: everything that is wrong with the table, as lines, or how many tickets were written. */
type Issued =
  | { readonly faults: readonly string[] }
  | { readonly title: string; readonly issued: number; readonly revised: number; readonly left: number }

/** Writes the tickets of a later stage from a table, all of them or none; null where there is no such exam. */
export const issueStage = (db: Db, { exam, kind, bytes }: Asked, now: Date): Promise<Issued | null> =>
  db.tx(async tx => {
    await lockExam(tx, exam)
    const row = await findImportedExam(tx, exam)
    if (!row) return null
    const { stage } = examImports[kind]
    const checked = checkTable({ bytes, against: { kind, ...(await ticketsGiven(tx, row, stage)) } })
    const payload = 'payload' in checked ? checked.payload : null
    if (payload === null || payload.kind === 'positions' || !('gone' in payload)) {
      return { faults: checked.faults.map(({ row: line, column, reason }) => `${line}\t${column}\t${reason}`) }
    }
    const { added, changed, gone } = payload
    await issueTickets(tx, payload, { exam: row, stage, now })
    await dropImportsOf(tx, exam, kind)
    const figures = { issued: added.length + changed.length, revised: changed.length, left: gone.length }
    await writeAudit(tx, now, null, {
      action: 'exam-tickets.issue',
      subject: { kind: 'exam', id: exam },
      detail: { stage, ...figures },
    })
    return { title: row.title, ...figures }
  })
