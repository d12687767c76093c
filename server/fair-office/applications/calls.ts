import {
  assignFairBooth,
  decideFairApplications,
  type FairApplication,
  type FairDecisions,
  fairApplicationProof,
  listFairApplications,
  releaseFairBooth,
  swapFairBooths,
} from '#contract/fair-office'
import {
  approve,
  assignBooth,
  barredFrom,
  openProof,
  refuse,
  release,
  swapBooths,
  waitsUnread,
} from '../../fair-bookings/index.ts'
import { invalid } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { sliceOf } from '../../paging.ts'
import { countsOf } from '../desk/counts.ts'
import { countParticipations } from '../desk/queries.ts'
import { demandNotStopped } from '../halting/stopped.ts'
import { demandFairMandate } from '../mandates.ts'
import { type ApplicationRow, countApplications, listApplicationRows } from './queries.ts'

const toApplication = (row: ApplicationRow): FairApplication => ({
  id: row.id,
  state: row.state,
  company: { id: String(row.company_id), name: row.company, isAgency: row.is_agency },
  verifiedOn: row.verified_on ?? '',
  isVerified: row.is_verified,
  agencyLicence: row.agency_licence,
  agencyUntil: row.agency_until ?? '',
  proofs: [...row.proofs],
  exchanged: row.exchanged.map(({ kind, at }) => ({ kind, at: Date.parse(at) })),
  jobs: row.jobs.map(job => ({ ...job })),
  absences: row.absences,
  fairs: row.fairs,
  equipment: [...row.equipment],
  wishes: row.wishes,
  booth: row.booth ?? '',
  heldUntil: row.held_until === null ? null : Date.parse(row.held_until),
  reason: row.reason,
  appliedAt: Date.parse(row.created_at),
})

const done = { ok: true } as const

/** Who takes part in a fair, and where they stand. The steps themselves are those of fair-bookings. */
export const applicationCalls = [
  serve(listFairApplications, async ({ page, pageSize, ...filter }, context) => {
    const { db, now } = context
    await demandFairMandate(context, filter.fair, 'organise', 'supervise')
    const rows = await listApplicationRows(db, filter, sliceOf({ page, pageSize }), now)
    const counts = await countParticipations(db, filter.fair)
    const total = await countApplications(db, filter)
    return { list: rows.map(toApplication), total, capped: false, page, pageSize, counts: countsOf(counts) }
  }),

  serve(fairApplicationProof, async ({ fair, participation, kind }, context) => {
    const mandates = await demandFairMandate(context, fair, 'organise', 'supervise')
    return openProof(context, { fair, participation, kind, decides: mandates.includes('organise') })
  }),

  serve(decideFairApplications, async ({ fair, ids, decision, reason }, context) => {
    const { db, user, now } = context
    await demandFairMandate(context, fair, 'organise')
    await demandNotStopped(db, fair)
    if (decision === 'refuse' && reason === '') throw invalid({ reason: '请填写不通过的原因' })
    const chosen = [...new Set(ids)].sort()
    let [answered, unread] = [0, 0]
    const barred: FairDecisions['barred'] = []
    for (const participation of chosen) {
      const doing = { fair, participation, user, now }
      const bar = decision === 'approve' ? await barredFrom(db, doing) : null
      if (bar) barred.push(bar)
      else if (decision === 'approve' && (await waitsUnread(db, doing))) unread += 1
      else if (await (decision === 'approve' ? approve(db, doing) : refuse(db, { ...doing, reason }))) answered += 1
    }
    return { done: answered, skipped: chosen.length - answered - unread - barred.length, unread, barred }
  }),

  serve(assignFairBooth, async ({ fair, participation, booth }, context) => {
    const { db, user, now } = context
    await demandFairMandate(context, fair, 'organise')
    await demandNotStopped(db, fair)
    await assignBooth(db, { fair, participation, booth, user, now })
    return done
  }),

  serve(swapFairBooths, async ({ fair, one, other }, context) => {
    const { db, user, now } = context
    await demandFairMandate(context, fair, 'organise')
    await demandNotStopped(db, fair)
    await swapBooths(db, { fair, one, other, user, now })
    return done
  }),

  serve(releaseFairBooth, async ({ fair, participation, reason }, context) => {
    const { db, user, now } = context
    await demandFairMandate(context, fair, 'organise')
    await demandNotStopped(db, fair)
    await release(db, { fair, participation, reason, user, now })
    return done
  }),
]
