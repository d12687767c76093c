import { randomUUID } from 'node:crypto'
import { sql } from '../db/sql.ts'
import type { TestService } from '../testing.ts'

/** An upload of somebody that has not gone along with anything; its bytes are nowhere. */
export async function looseFile({ db, clock }: TestService, ownerId: string): Promise<string> {
  const id = randomUUID()
  await db.run(sql`
    insert into files (id, owner_id, kind, mime, name, bytes, sha256, created_at)
    values (${id}, ${ownerId}, 'attachment', 'application/pdf', '材料.pdf', 10, ${new Uint8Array(32)}, ${clock.now()})`)
  return id
}
