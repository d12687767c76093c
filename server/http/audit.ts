import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { User } from './users.ts'

/** What was done to. */
export interface Subject {
  readonly kind: string
  readonly id: string
}

/** Who did what to whose data. Never holds the data itself; what was refused is counted by `Refusals` instead. */
export interface AuditEntry {
  /** Verb in dotted lower case, such as `resume.read`. */
  readonly action: string
  readonly subject?: Subject
  /** Small facts that identify nobody. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>
  /** Whoever acts, where it is not who is signed in (a login). */
  readonly actor?: Pick<User, 'id' | 'userType'>
}

/** Appends one row to the audit log. */
export async function writeAudit(
  db: Queryable,
  at: Date,
  user: Pick<User, 'id' | 'userType'> | null,
  { action, subject, detail = {}, actor }: AuditEntry,
): Promise<void> {
  const who = actor ?? user
  await db.run(sql.prepared`
    insert into audit_log (at, actor, actor_type, action, subject_kind, subject_id, outcome, detail)
    values (${at}, ${who?.id ?? null}, ${who?.userType ?? null}, ${action},
      ${subject?.kind ?? null}, ${subject?.id ?? null}, 'done', ${sql.json(detail)})`)
}
