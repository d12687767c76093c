import { randomUUID } from 'node:crypto'
import type { TransferRequest } from '#contract/archive-fields'
import { requestTransfer } from '#contract/archives'
import { sql } from '../db/sql.ts'
import { looseFile } from '../files/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { type Holder, holderKey, idTail, shownName } from './holder.ts'

export const holder = { name: '热合曼·䶮', idNumber: '11010519491231002X' } as const satisfies Holder

/** An office that keeps files. */
export async function insertOffice({ db }: TestService, id = 7): Promise<string> {
  await db.run(sql`
    insert into archive_offices (id, name, city, address, phone, hours)
    values (${id}, '赣州市人才服务中心', '360700', '赣州市章贡区兴国路 1 号', '0797-0000001', '工作日 09:00—17:00')
    on conflict do nothing`)
  return String(id)
}

/** A file that an office keeps; `phone` is what the office knows. */
export async function insertArchive(service: TestService, phone: string, person: Holder = holder): Promise<string> {
  const [id, office] = [randomUUID(), await insertOffice(service)]
  await service.db.run(sql`
    insert into archives (id, holder_key, office_id, name_shown, id_tail, phone, state, since, materials)
    values (${id}, ${await holderKey(person)}, ${office}, ${shownName(person.name)}, ${idTail(person.idNumber)}, ${phone},
      'held', '2024-03-01', ${['resume', 'education']})`)
  return id
}

export const transferOf = (changes: Partial<TransferRequest> = {}): TransferRequest => ({
  ...holder,
  phone: '13970001234',
  from: '南昌市人才服务中心',
  fromContact: '0791-0000002',
  officeId: '7',
  reason: 'moved',
  files: [],
  consent: true,
  truth: true,
  ...changes,
})

/** A transfer that somebody asked for; its id. */
export async function askForTransfer(service: TestService, person: TestPerson): Promise<string> {
  const officeId = await insertOffice(service)
  const files = [await looseFile(service, person.id)]
  const how = { token: person.token, idempotencyKey: randomUUID() }
  return (await service.call(requestTransfer, transferOf({ officeId, files }), how)).id
}
