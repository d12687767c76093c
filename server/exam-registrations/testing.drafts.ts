import { insertRows } from '../db/bulk.ts'
import { fieldKey } from '../field-key.ts'
import { readSettings } from '../settings.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { storedNumber } from './identity.ts'
import { idNumberOf, wholeAnswers } from './testing.ts'

export interface Draft {
  readonly id: string
  readonly whose: TestPerson
}

const hex = (bytes: Uint8Array | null | undefined) => `\\x${Buffer.from(bytes ?? []).toString('hex')}`

/** Whole drafts of so many people, stored without the way through the service. */
export async function drafts(service: TestService, count: number): Promise<Draft[]> {
  const { db, clock } = service
  const key = await fieldKey(readSettings({ DATA_DIR: service.dataDir }))
  const people: TestPerson[] = []
  for (let at = 0; at < count; at += 1) people.push(await service.seeker())
  const now = clock.now().toISOString()
  const numbers = people.map((_, at) => storedNumber(key, idNumberOf(1_000 + at)))
  await insertRows(
    db,
    'files',
    people.map(({ id }) => ({
      id: id.replace(/^......../, '0000f11e'),
      owner_id: id,
      kind: 'exam-photo',
      mime: 'application/octet-stream',
      name: '报名照片',
      bytes: 1,
      sha256: `\\x${'00'.repeat(32)}`,
      created_at: now,
    })),
  )
  await insertRows(
    db,
    'exam_registrations',
    people.map(({ id, phone }, at) => ({
      id: id.replace(/^......../, '0000d4af'),
      exam_id: 101,
      round_id: 101,
      user_id: id,
      position_id: 1011,
      name: '熊建业',
      phone,
      id_sealed: hex(numbers[at]?.idSealed),
      id_key: hex(numbers[at]?.idKey),
      id_tail: numbers[at]?.idTail ?? '',
      answers: wholeAnswers,
      photo_file: id.replace(/^......../, '0000f11e'),
      created_at: now,
      updated_at: now,
    })),
  )
  return people.map(whose => ({ id: whose.id.replace(/^......../, '0000d4af'), whose }))
}
