import { shutOutUntil } from '#contract/fair-absence'
import type { FairRules } from '#contract/fair-rules'
import { chinaMinute } from '../china-time.ts'
import { chinaDay } from '../clock.ts'
import { checkHolds } from '../companies/licence-check.ts'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { wasHeld } from '../job-fairs/clock.ts'
import { rulesOfFair } from '../job-fairs/fair-rules.ts'
import type { ParticipationRow } from './queries.ts'

/** What an employer has to show to take part. */
export interface Standing {
  readonly isAgency: boolean
  /** Its licence has been verified, and the check holds on this day. */
  readonly isVerified: boolean
  /** Last day of its check, YYYY-MM-DD; '' for one that was never checked. */
  readonly recheckBy: string
  /** Jobs that can be applied for. */
  readonly openJobs: number
  /** Openings of the fairs to which it did not come. */
  readonly absences: readonly number[]
}

interface StandingRow {
  readonly agency: boolean
  readonly verified: boolean
  readonly recheck_by: string | null
  readonly open_jobs: number
}

/** Participations `p` of employers who did not come to their fair `f`, which was held. */
export const wasMissed = sql`(p.state = 'absent' or p.late_withdrawal) and ${wasHeld}`

export async function standingOf(db: Queryable, company: string | number, now: Date): Promise<Standing> {
  const today = chinaDay(now)
  const [row] = await db.query<StandingRow>(sql`
    select c.account_kind = 'agency' as agency, c.recheck_by, ${checkHolds(today)} as verified,
      (select count(*)::int from jobs j where j.company_id = c.id and j.status = 'valid' and j.expires_on >= ${today}::date)
        as open_jobs
    from companies c where c.id = ${company}`)
  const absences = await db.query<{ opens_at: string }>(sql`
    select f.opens_at from fair_participations p join fairs f on f.id = p.fair_id
    where p.company_id = ${company} and ${wasMissed}`)
  return {
    isAgency: row?.agency ?? false,
    isVerified: row?.verified ?? false,
    recheckBy: row?.recheck_by ?? '',
    openJobs: row?.open_jobs ?? 0,
    absences: absences.map(({ opens_at }) => Date.parse(opens_at)),
  }
}

/** Why an employer can't take part just now; '' where it can. */
export function barOf(standing: Standing, rules: FairRules, now: Date): string {
  if (!standing.isVerified)
    return standing.recheckBy === ''
      ? '单位的营业执照还没有核验'
      : `单位的营业执照核验已于 ${standing.recheckBy} 到期，请重新提交核验`
  const until = shutOutUntil(standing.absences, rules, now.getTime())
  if (until !== null) return `单位一年内 ${rules.noShows} 次未到场，${chinaMinute(until)} 前不能参加招聘会`
  return standing.openJobs === 0 ? '单位没有在招职位' : ''
}

/** The same for who takes part already, by the rules of its fair: what held when it applied may have lapsed since. */
export const barNow = async (
  db: Queryable,
  row: Pick<ParticipationRow, 'company_id' | 'published_at' | 'fair_rules'>,
  now: Date,
): Promise<string> => barOf(await standingOf(db, row.company_id, now), rulesOfFair(row), now)
