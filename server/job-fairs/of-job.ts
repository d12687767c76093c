import type { JobDetail } from '#contract/jobs'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { type FairRow, isExhibitor, isOut } from './rows.ts'

/** The most fairs that a job's page names. */
const MOST = 5

interface Row extends Pick<FairRow, 'id' | 'title' | 'kind' | 'city' | 'venue' | 'opens_at' | 'closes_at'> {
  readonly booth: string
}

/** The fairs to which its employer brings a job: those that can still be gone to and at which it stands, the nearest first. */
export async function fairsBringing(db: Queryable, job: number, now: Date): Promise<JobDetail['fairs']> {
  const rows = await db.query<Row>(sql`
    select f.id, f.title, f.kind, f.city, f.venue, f.opens_at, f.closes_at, coalesce(b.code, '') as booth
    from fair_jobs fj join fair_participations p on p.id = fj.participation_id join fairs f on f.id = p.fair_id
      left join fair_booths b on b.participation_id = p.id
    where fj.job_id = ${job} and ${isExhibitor} and ${isOut(now)} and f.state in ('planned', 'stopped')
      and f.closes_at > ${now}
    order by f.opens_at, f.id limit ${MOST}`)
  return rows.map(({ id, title, kind, city, venue, opens_at, closes_at, booth }) => ({
    id: String(id),
    title,
    kind,
    city,
    venue,
    opensAt: Date.parse(opens_at),
    closesAt: Date.parse(closes_at),
    booth,
  }))
}

/** Takes a job out of all fairs that are not over yet, for good. */
export const takeFromFairs = (tx: Queryable, job: number, now: Date) =>
  tx.run(sql`
    delete from fair_jobs fj using fair_participations p, fairs f
    where fj.job_id = ${job} and p.id = fj.participation_id and f.id = p.fair_id and f.closes_at > ${now}`)
