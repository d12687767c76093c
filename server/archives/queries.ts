import type { MaterialKind } from '#contract/archive-fields'
import type { ArchiveState, TransferState } from '#contract/archives'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface OfficeRow {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly address: string
  readonly phone: string
  readonly hours: string
}

export const listOffices = (db: Queryable, city: string) =>
  db.query<OfficeRow>(sql`
    select id, name, city, address, phone, hours from archive_offices
    where ${city === '' ? sql`true` : sql`city = ${city}`} order by city, id`)

export async function findOffice(db: Queryable, id: string): Promise<OfficeRow | undefined> {
  const [row] = await db.query<OfficeRow>(sql`
    select id, name, city, address, phone, hours from archive_offices where id = ${id}`)
  return row
}

export interface ArchiveRow {
  readonly id: string
  readonly user_id: string | null
  readonly name_shown: string
  readonly id_tail: string
  readonly state: ArchiveState
  readonly since: string
  readonly materials: readonly MaterialKind[]
  readonly office_name: string
  readonly office_address: string
  readonly office_phone: string
}

const archiveColumns = sql`archives.id, archives.user_id, name_shown, id_tail, state, since, materials,
  archive_offices.name as office_name, archive_offices.address as office_address, archive_offices.phone as office_phone`

const archivesWithOffice = sql`archives join archive_offices on archive_offices.id = archives.office_id`

export async function findByHolder(db: Queryable, key: Uint8Array): Promise<ArchiveRow | undefined> {
  const [row] = await db.query<ArchiveRow>(sql`
    select ${archiveColumns} from ${archivesWithOffice} where holder_key = ${key}`)
  return row
}

export async function findOwn(db: Queryable, userId: string): Promise<ArchiveRow | undefined> {
  const [row] = await db.query<ArchiveRow>(sql`
    select ${archiveColumns} from ${archivesWithOffice} where archives.user_id = ${userId}`)
  return row
}

/** Ties a file that is nobody's yet to whoever has the phone that its office knows; its id. */
export async function claimOwn(tx: Queryable, userId: string, key: Uint8Array): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(sql`
    update archives set user_id = ${userId}
    where holder_key = ${key} and (user_id is null or user_id = ${userId})
      and phone = (select phone from users where id = ${userId})
      and not exists (select 1 from archives other where other.user_id = ${userId} and other.id <> archives.id)
    returning id`)
  return row?.id
}

export interface CertificateRow {
  readonly code: string
  readonly kind: 'letter' | 'proof'
  readonly name_shown: string
  readonly id_tail: string
  readonly office: string
  readonly issued_on: string
  readonly valid_until: string
  readonly revoked_at: string | null
}

const certificateColumns = sql`code, kind, name_shown, id_tail, office, issued_on, valid_until, revoked_at`

interface NewCertificate {
  readonly code: string
  readonly kind: string
  readonly userId: string
  readonly transferId: string | null
  readonly nameShown: string
  readonly idTail: string
  readonly office: string
  readonly issuedOn: string
  readonly validUntil: string
  readonly now: Date
}

export const insertCertificate = (tx: Queryable, given: NewCertificate) =>
  tx.run(sql`
    insert into archive_certificates
      (code, kind, user_id, transfer_id, name_shown, id_tail, office, issued_on, valid_until, created_at)
    values (${given.code}, ${given.kind}, ${given.userId}, ${given.transferId}, ${given.nameShown}, ${given.idTail},
      ${given.office}, ${given.issuedOn}, ${given.validUntil}, ${given.now})`)

export async function findCertificate(db: Queryable, code: string): Promise<CertificateRow | undefined> {
  const [row] = await db.query<CertificateRow>(sql`
    select ${certificateColumns} from archive_certificates where code = ${code}`)
  return row
}

/** The latest proofs of a person, newest first. */
export const listProofs = (db: Queryable, userId: string) =>
  db.query<CertificateRow>(sql`
    select ${certificateColumns} from archive_certificates where user_id = ${userId} and kind = 'proof'
    order by created_at desc, code limit 20`)

export async function findLetter(db: Queryable, transferId: string): Promise<CertificateRow | undefined> {
  const [row] = await db.query<CertificateRow>(sql`
    select ${certificateColumns} from archive_certificates where transfer_id = ${transferId}`)
  return row
}

export const revokeLetter = (tx: Queryable, transferId: string, now: Date) =>
  tx.run(sql`update archive_certificates set revoked_at = ${now} where transfer_id = ${transferId}`)

export interface TransferRow {
  readonly id: string
  readonly holder_name: string
  readonly number: string
  readonly from_name: string
  readonly office_name: string
  readonly id_tail: string
  readonly reason: string
  readonly files: readonly string[]
  readonly state: TransferState
  readonly created_at: string
  readonly updated_at: string
}
