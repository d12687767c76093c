import { randomUUID } from 'node:crypto'
import type { CompanyRole } from '#contract/company-roles'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'

export interface InvitationRow {
  readonly id: string
  readonly company_id: number
  readonly company_name: string
  readonly name: string
  readonly phone: string
  readonly role: CompanyRole
  readonly state: 'open' | 'used' | 'withdrawn'
  readonly sent_at: string
  readonly expires_at: string
}

const columns = sql`i.id, i.company_id, c.name as company_name, i.name, i.phone, i.role, i.state, i.sent_at, i.expires_at`

/** Those that wait, the newest first; expired ones stay to be sent again or taken away. */
export const listOpen = (db: Queryable, companyId: string) =>
  db.query<InvitationRow>(sql`
    select ${columns} from company_invitations i join companies c on c.id = i.company_id
    where i.company_id = ${companyId} and i.state = 'open' order by i.sent_at desc, i.id limit 100`)

export async function findByToken(db: Queryable, tokenHash: Uint8Array): Promise<InvitationRow | undefined> {
  const [row] = await db.query<InvitationRow>(sql`
    select ${columns} from company_invitations i join companies c on c.id = i.company_id
    where i.token_hash = ${tokenHash}`)
  return row
}

/** Like `findByToken`, held until the transaction ends: it is followed once. */
export async function lockByToken(tx: Queryable, tokenHash: Uint8Array): Promise<InvitationRow | undefined> {
  await tx.query(sql`select 1 from company_invitations where token_hash = ${tokenHash} for update`)
  return findByToken(tx, tokenHash)
}

/** How many others wait. */
export async function countOpenBut(db: Queryable, companyId: string, phone: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*) as count from company_invitations
    where company_id = ${companyId} and state = 'open' and phone <> ${phone}`)
  return row?.count ?? 0
}

interface NewInvitation {
  readonly companyId: string
  readonly name: string
  readonly phone: string
  readonly role: CompanyRole
  readonly tokenHash: Uint8Array
  readonly by: string
  readonly now: Date
  readonly expiresAt: Date
}

/** A new invitation, or the one that this phone has already with a new token. */
export async function putInvitation(tx: Queryable, given: NewInvitation): Promise<{ id: string; renewed: boolean }> {
  const { companyId, name, phone, role, tokenHash, by, now, expiresAt } = given
  const fresh = randomUUID()
  const [row] = await tx.query<{ id: string }>(sql`
    insert into company_invitations (id, company_id, name, phone, role, token_hash, invited_by, sent_at, expires_at)
    values (${fresh}, ${companyId}, ${name}, ${phone}, ${role}, ${tokenHash}, ${by}, ${now}, ${expiresAt})
    on conflict (company_id, phone) where state = 'open' do update set name = excluded.name, role = excluded.role,
      token_hash = excluded.token_hash, invited_by = excluded.invited_by, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at
    returning id`)
  const id = row?.id ?? fresh
  return { id, renewed: id !== fresh }
}

/** Ends an open invitation and forgets whom it was for; how many there were. */
export const endInvitation = (tx: Queryable, companyId: string, id: string, state: 'used' | 'withdrawn') =>
  tx.run(sql`
    update company_invitations set state = ${state}, name = '', phone = ''
    where company_id = ${companyId} and id = ${id} and state = 'open'`)

/** Nobody is left who could let anybody in. */
export const endAllInvitations = (tx: Queryable, companyId: string) =>
  tx.run(sql`
    update company_invitations set state = 'withdrawn', name = '', phone = ''
    where company_id = ${companyId} and state = 'open'`)
