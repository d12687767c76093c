import { fairProofLabels, proofsAsked } from '#contract/fair-proofs'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { rulesOfFair } from '../job-fairs/fair-rules.ts'
import { findAgencyUntil, listProofs } from './proof-queries.ts'
import type { ParticipationRow } from './queries.ts'
import { barOf, standingOf } from './standing.ts'

/**
 * Why an application can't pass just now; '' where it can: the employer could not apply any more, or the papers are missing
 * without which the rules let no agency in. What others hand in is for those who answer to weigh.
 */
export async function obstacleTo(db: Queryable, row: ParticipationRow, now: Date): Promise<string> {
  const standing = await standingOf(db, row.company_id, now)
  const barred = barOf(standing, rulesOfFair(row), now)
  if (barred !== '' || !standing.isAgency) return barred
  const handed = new Set((await listProofs(db, row.id)).map(({ kind }) => kind))
  const missing = proofsAsked(standing).filter(kind => !handed.has(kind))
  if (missing.length > 0) return `人力资源服务机构还没有交${missing.map(kind => fairProofLabels[kind]).join('和')}`
  const until = await findAgencyUntil(db, row.id)
  return until !== null && until < chinaDay(now) ? `人力资源服务许可证已于 ${until} 到期` : ''
}
