import { sql } from '../db/sql.ts'
import { idNumberOf } from '../exam-registrations/testing.ts'
import { insertPhoto, insertRegistration } from '../exam-tickets/testing.ts'
import { seedExam } from '../exams/testing.ts'
import { storeFile } from '../http/files/save.ts'
import { localFiles } from '../http/files/store.ts'
import type { TestService } from '../testing.ts'

/** So many registrations of exam 101 that wait, nobody's, the first for the longest; their ids. */
export async function waiting(service: TestService, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const id = await insertRegistration(service, {
      status: '0',
      name: `考生${at + 1}`,
      idNumber: idNumberOf(3_000 + at),
    })
    await service.db.run(sql`
      update exam_registrations set updated_at = updated_at - make_interval(secs => ${count - at}) where id = ${id}`)
    ids.push(id)
  }
  return ids
}

/** An exam in which somebody waits, with a photograph and a diploma; its id. */
export async function seedWaiting(service: TestService): Promise<string> {
  const { db, clock, dataDir } = service
  const exam = await seedExam(db, clock.now())
  const owner = await service.seeker()
  const photo = await insertPhoto(service, owner.id)
  const context = { db, now: clock.now(), files: localFiles(dataDir), onRollback: () => {} }
  const label = { owner: owner.id, kind: 'exam-material', name: '毕业证书.pdf' }
  const bytes = Buffer.from('%PDF-1.7 a diploma')
  const diploma = await storeFile(context, label, { bytes, mime: 'application/pdf', sha256: Buffer.alloc(32, 3) })
  await insertRegistration(service, { person: owner, status: '0', photo })
  await db.run(sql`update exam_registrations set materials = ${sql.json({ diploma: [diploma] })}`)
  return String(exam)
}
