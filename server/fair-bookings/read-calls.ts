import {
  fairsOfJob,
  listFairBooths,
  listJoinableFairs,
  listParticipations,
  participationInfo,
} from '#contract/fair-bookings'
import { fairRulesOn } from '#contract/fair-rules'
import { chinaDay } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { type RuledFair, rulesOfFair } from '../job-fairs/fair-rules.ts'
import { toFairSummary } from '../job-fairs/rows.ts'
import { exactPage, sliceOf } from '../paging.ts'
import {
  countJoinable,
  findLastLicence,
  isOwnJob,
  listBoothRows,
  listFairsOfJob,
  listHallRows,
  listJoinable,
} from './join-queries.ts'
import { own } from './own.ts'
import { countOwn, listOpenJobs, listOwn } from './own-queries.ts'
import { listProofs } from './proof-queries.ts'
import { toProofs } from './proofs.ts'
import { toParticipation } from './shape.ts'
import { barOf, type Standing, standingOf } from './standing.ts'

/** Why an employer can take part in none of these fairs; '' where the rules of one of them let it. */
function barFromAll(standing: Standing, fairs: readonly RuledFair[], now: Date): string {
  if (fairs.length === 0) return barOf(standing, fairRulesOn(chinaDay(now)), now)
  const bars = fairs.map(fair => barOf(standing, rulesOfFair(fair), now))
  return bars.includes('') ? '' : (bars[0] ?? '')
}

export const readCalls = [
  serve(listJoinableFairs, async ({ online, city, ...paging }, { db, user, now }) => {
    const asked = { company: user.companyId, online, city, now }
    const rows = await listJoinable(db, asked, sliceOf(paging))
    const standing = await standingOf(db, user.companyId, now)
    const licence = await findLastLicence(db, user.companyId)
    const list = rows.map(row => ({
      fair: toFairSummary(row, now),
      feeFrom: row.fee_from,
      feeTo: row.fee_to,
      freeBooths: row.free_booths,
      mine: row.mine_id === null || row.mine_state === null ? null : { id: row.mine_id, state: row.mine_state },
      jobsPerBooth: rulesOfFair(row).jobsPerBooth,
    }))
    return {
      ...exactPage(list, await countJoinable(db, asked), paging),
      barred: barFromAll(standing, rows, now),
      isAgency: standing.isAgency,
      agencyLicence: licence?.agency_licence ?? '',
      agencyUntil: licence?.agency_until ?? '',
      jobs: await listOpenJobs(db, user.companyId, now),
    }
  }),

  serve(listParticipations, async ({ online, ...paging }, { db, user, now }) => {
    const asked = { company: user.companyId, online, now }
    const rows = await listOwn(db, asked, sliceOf(paging))
    return exactPage(
      rows.map(row => toParticipation(row, now)),
      await countOwn(db, asked),
      paging,
    )
  }),

  serve(participationInfo, async ({ id }, context) => {
    const { db, user, now } = context
    const row = await own(context, id)
    const standing = await standingOf(db, user.companyId, now)
    return {
      ...toParticipation(row, now),
      ownJobs: await listOpenJobs(db, user.companyId, now),
      proofs: toProofs(await listProofs(db, id), standing),
    }
  }),

  serve(listFairBooths, async ({ id }, context) => {
    const { fair_id: fair } = await own(context, id)
    const halls = await listHallRows(context.db, fair)
    const booths = await listBoothRows(context.db, { fair, mine: id, now: context.now })
    return {
      halls: halls.map(({ id: hall, ...row }) => ({ id: String(hall), ...row })),
      booths: booths.map(({ id: booth, hall_id, ...row }) => ({ id: String(booth), hall: String(hall_id), ...row })),
    }
  }),

  serve(fairsOfJob, async ({ job }, { db, user }) => {
    if (!(await isOwnJob(db, user.companyId, job))) throw notFound()
    const rows = await listFairsOfJob(db, job)
    return {
      list: rows.map(({ id, fair_id, opens_at, booth, ...row }) => ({
        ...row,
        participation: id,
        fair: String(fair_id),
        opensAt: Date.parse(opens_at),
        booth: booth ?? '',
      })),
    }
  }),
]
