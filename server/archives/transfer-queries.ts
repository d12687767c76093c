import type { TransferState } from '#contract/archives'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { TransferRow } from './queries.ts'

const columns = sql`archive_transfers.id, number, from_name, archive_offices.name as office_name, holder_name, id_tail, reason,
  array(select name from files where files.id = any(archive_transfers.files) order by name) as files,
  state, created_at, updated_at`

const withOffice = sql`archive_transfers join archive_offices on archive_offices.id = archive_transfers.office_id`

/** A person's latest transfers, newest first. */
export const listTransferRows = (db: Queryable, userId: string) =>
  db.query<TransferRow>(sql`
    select ${columns} from ${withOffice} where user_id = ${userId}
    order by created_at desc, archive_transfers.id desc limit 20`)

export async function findTransfer(db: Queryable, userId: string, id: string): Promise<TransferRow | undefined> {
  const [row] = await db.query<TransferRow>(sql`
    select ${columns} from ${withOffice} where archive_transfers.id = ${id} and user_id = ${userId}`)
  return row
}

interface NewTransfer {
  readonly id: string
  readonly number: string
  readonly userId: string
  readonly officeId: string
  readonly key: Uint8Array
  readonly name: string
  readonly nameShown: string
  readonly idTail: string
  readonly phone: string
  readonly from: string
  readonly fromContact: string
  readonly reason: string
  readonly files: readonly string[]
  readonly now: Date
}

/** False when the person has one under way already. */
export async function insertTransfer(tx: Queryable, given: NewTransfer): Promise<boolean> {
  const count = await tx.run(sql`
    insert into archive_transfers (id, number, user_id, office_id, holder_key, holder_name, name_shown, id_tail, phone, from_name,
      from_contact, reason, files, state, created_at, updated_at)
    values (${given.id}, ${given.number}, ${given.userId}, ${given.officeId}, ${given.key}, ${given.name}, ${given.nameShown},
      ${given.idTail}, ${given.phone}, ${given.from}, ${given.fromContact}, ${given.reason}, ${given.files}::uuid[],
      'issued', ${given.now}, ${given.now})
    on conflict (user_id) where state not in ('closed', 'returned', 'cancelled') do nothing`)
  return count === 1
}

export interface StepRow {
  readonly state: TransferState
  readonly at: string
  readonly office: string
  readonly note: string
}

export const insertStep = (tx: Queryable, transferId: string, step: Omit<StepRow, 'at'>, now: Date) =>
  tx.run(sql`
    insert into archive_steps (transfer_id, at, state, office, note)
    values (${transferId}, ${now}, ${step.state}, ${step.office}, ${step.note})`)

export const listSteps = (db: Queryable, transferId: string) =>
  db.query<StepRow>(sql`
    select state, at, office, note from archive_steps where transfer_id = ${transferId} order by at, id`)

/** Takes a request back that nobody has acted on; false when it is further. */
export async function cancelRow(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const count = await tx.run(sql`
    update archive_transfers set state = 'cancelled', updated_at = ${now}
    where id = ${id} and state in ('requested', 'issued')`)
  return count === 1
}
