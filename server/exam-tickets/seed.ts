import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import type { ExamRow } from './queries.ts'
import { listUnsealed, sealSeed } from './seat-queries.ts'
import { NotSeatable } from './seating.ts'

/** What is published of a seed before the seats are drawn. */
export const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex')

/**
 * Fixes what seats will be drawn with, for every exam that nobody can register for any more: from then on nobody can choose
 * a seed for the seats that come of it. Several copies of the service may do it at once. How many were sealed.
 */
export const sealSeeds = (db: Db, now: Date): Promise<number> =>
  db.tx(async tx => {
    const exams = await listUnsealed(tx, now)
    for (const { id } of exams) {
      const seed = randomBytes(16).toString('hex')
      const hash = seedHash(seed)
      await sealSeed(tx, { exam: id, seed, hash })
      const subject = { kind: 'exam', id: String(id) }
      await writeAudit(tx, now, null, { action: 'exam-tickets.seal-seed', subject, detail: { hash } })
    }
    return exams.length
  })

/** The seed to draw with: the sealed one, which one that is given has to be; throws what is wrong, in words. */
export function seedFor({ title, seating_seed: sealed, seating_hash: hash }: ExamRow, given: string): string {
  const seed = given === '' ? (sealed ?? '') : given
  if (seed === '') throw new NotSeatable(`“${title}”还没有封存编排种子，请给出种子`, 'no seed was sealed, name one')
  if (hash !== null && seedHash(seed) !== hash) {
    throw new NotSeatable(`种子与公布的校验码 ${hash} 不符`, 'the seed is not the one that was published')
  }
  return seed
}
