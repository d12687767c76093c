import { createHash, randomUUID } from 'node:crypto'
import type { ExamChange, ExamChangeKind, ExamChangeRow } from '#contract/exam-office'
import type { Context } from '../../http/context.ts'
import { insertChange } from './queries.ts'

/** What is prepared for another to release. */
export interface Prepared {
  readonly exam: string
  readonly kind: ExamChangeKind
  readonly title: string
  /** What it comes to, in a few figures. */
  readonly summary: ExamChange['summary']
  /** What changes, line by line. */
  readonly rows: readonly ExamChangeRow[]
  /** Handed as it is to the kind's `release`. */
  readonly payload: object
}

/**
 * Stores a change for another to release; its id. That the caller has the mandate is theirs to check. `by` is who prepares
 * it, where it follows from what a colleague has prepared.
 */
export async function prepareChange(
  { db, user, now, audit }: Context<'type1'>,
  { exam, payload, ...given }: Prepared,
  by: string = user.id,
): Promise<string> {
  const id = randomUUID()
  const text = JSON.stringify(payload)
  const hash = createHash('sha256').update(text).digest('hex')
  await insertChange(db, { ...given, id, exam, payload: text, hash, by, now })
  await audit({
    action: 'exam-change.prepare',
    subject: { kind: 'exam-change', id },
    detail: { exam, kind: given.kind },
  })
  return id
}
