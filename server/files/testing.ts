import { randomUUID } from 'node:crypto'
import { uploadFile } from '#contract/files'
import { sql } from '../db/sql.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'

/** An upload of somebody that has not gone along with anything; its bytes are nowhere. */
export async function looseFile({ db, clock }: TestService, ownerId: string): Promise<string> {
  const id = randomUUID()
  await db.run(sql`
    insert into files (id, owner_id, kind, mime, name, bytes, sha256, created_at)
    values (${id}, ${ownerId}, 'attachment', 'application/pdf', '材料.pdf', 10, ${new Uint8Array(32)}, ${clock.now()})`)
  return id
}

/** Uploads a PDF as somebody, to a service that has the calls of this area; its id. */
export async function uploadPaper(
  service: TestService,
  { token }: Pick<TestPerson, 'token'>,
  name = '委托书.pdf',
): Promise<string> {
  const file = new File(['%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n'], name)
  return (await service.call(uploadFile, { files: [file] }, { token, idempotencyKey: randomUUID() })).id
}
