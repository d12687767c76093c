import { boothKindLabels } from '#contract/booth-kinds'
import { codes } from '#contract/codes'
import { answerOffer, chooseBooth, releaseBooth, waitForBooth } from '#contract/fair-bookings'
import { holdUntil } from '#contract/fair-hold'
import { fairWindowsAt } from '#contract/fair-timeline'
import { sql } from '../db/sql.ts'
import type { Context } from '../http/context.ts'
import { invalid, notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { rulesOfFair } from '../job-fairs/fair-rules.ts'
import { toTimeline } from '../job-fairs/rows.ts'
import { type BoothRow, findBooth, listFreeBooths, takeBooth } from './booths.ts'
import { openCharge } from './charges.ts'
import { letGo } from './letting-go.ts'
import { boothMovedMessage } from './messages.ts'
import { endOffer, findOpenOffer, type OfferRow } from './offers.ts'
import { heldOwn, own, shown } from './own.ts'
import type { ParticipationRow } from './queries.ts'
import { barNow } from './standing.ts'
import { auditOf, takeStep, tell } from './step.ts'
import { isWaitedFor, promote, waitLast } from './waiting.ts'

type Signed = Context<'type1'>

export const wrongState = (message: string) => new Refusal(codes.wrongState, message)

/** Its fair is not stopped: then everything waits, with what is left of its time. */
export function demandNotPaused({ fair_state }: Pick<ParticipationRow, 'fair_state'>): void {
  if (fair_state === 'stopped') throw wrongState('招聘会已暂停，恢复后可以继续')
}

/** The booking window of its fair is open. */
export function demandWindow(row: ParticipationRow, now: Date): void {
  demandNotPaused(row)
  const { book } = fairWindowsAt(toTimeline(row), row.fair_state, now.getTime())
  if (book === 'ahead') throw wrongState('还没有到选展位的时间')
  if (book === 'over') throw wrongState('选展位已截止')
}

/** Its employer may take part still: a booth is given to nobody whose licence check has lapsed since. */
async function demandStanding(row: ParticipationRow, { db, now }: Signed): Promise<void> {
  const barred = await barNow(db, row, now)
  if (barred !== '') throw wrongState(`现在不能选展位：${barred}`)
}

const gone = () => invalid({ booth: '这个展位刚被其他单位选走，请另选一个' })

/** Holds a booth for its fee, or promises it where there is none. */
async function take(row: ParticipationRow, booth: Pick<BoothRow, 'id' | 'code' | 'fee'>, { db, user, now }: Signed) {
  const until = booth.fee > 0 ? new Date(holdUntil(rulesOfFair(row), Date.parse(row.book_until), now.getTime())) : null
  if (!(await takeBooth(db, { booth: booth.id, participation: row.id, until, now }))) throw gone()
  if (until === null) {
    const booked = { ...row, booth_id: booth.id, booth_code: booth.code, held_until: null }
    if (!(await takeStep(db, booked, { command: 'book', user, now }))) throw wrongState('现在不能选展位')
    return
  }
  await openCharge(db, row, { booth: booth.id, fee: booth.fee, until, now })
  await auditOf(db, row, { user, now })('fair-hold.taken', { fair: row.fair_id, booth: booth.code })
}

/** Changes to another booth that costs as much. */
async function change(row: ParticipationRow, booth: BoothRow, { db, user, now }: Signed): Promise<void> {
  if (booth.fee !== (row.booth_fee ?? 0)) throw invalid({ booth: '只能换到费用相同的展位' })
  await db.run(sql`
    update fair_booths set participation_id = null, held_until = null where participation_id = ${row.id}`)
  if (!(await takeBooth(db, { booth: booth.id, participation: row.id, until: null, now }))) throw gone()
  await db.run(sql`
    update fair_charges set booth_id = ${booth.id}, updated_at = ${now} where participation_id = ${row.id} and state = 'paid'`)
  await auditOf(db, row, { user, now })('fair-booth.changed', { fair: row.fair_id, booth: booth.code })
  await tell(db, row, boothMovedMessage(row, booth.code), now)
}

async function answer(
  row: ParticipationRow,
  offer: OfferRow,
  { accept, context }: { accept: boolean; context: Signed },
) {
  const { db, user, now } = context
  if (!(await endOffer(db, offer, accept ? 'take' : 'refuse', now)))
    throw wrongState('答复期限已过，展位已顺延给下一家')
  await auditOf(db, row, { user, now })(accept ? 'fair-offer.taken' : 'fair-offer.refused', { fair: row.fair_id })
  const waiting = { ...row, booth_id: null, booth_code: null, held_until: null }
  await letGo(db, row, { now, refund: false })
  if (accept) await take(waiting, { id: offer.booth_id, code: offer.code, fee: offer.fee }, context)
  else await waitLast(db, row.id, now)
  await promote(db, row.fair_id, now)
}

/** Choosing a booth, holding it, waiting for one. */
export const boothCalls = [
  serve(chooseBooth, {
    limits: (_, { user }) => [{ name: 'fair-booths', subject: user.id, max: 120, seconds: 3_600 }],
    handle: async ({ id, booth: wanted }, context) => {
      const { db, now } = context
      // Before anything is locked: whoever is too late does not wait for those before them.
      const { fair_id } = await own(context, id)
      const early = await findBooth(db, fair_id, wanted, now)
      if (!early || early.kind === 'public') throw notFound()
      if (!early.free && early.participation_id !== id) throw gone()
      const row = await heldOwn(context, id)
      demandWindow(row, now)
      const booth = await findBooth(db, fair_id, wanted, now)
      if (!booth) throw notFound()
      if (booth.participation_id === id && !booth.free) return shown(context, id)
      if (!booth.free) throw gone()
      if (await findOpenOffer(db, id)) throw wrongState('请先答复为贵单位保留的展位')
      if (await isWaitedFor(db, booth, { but: id, now }))
        throw invalid({ booth: '这类展位有单位在候补，空出的展位按候补顺序分配' })
      if (row.state === 'booked' || row.state === 'confirmed') await change(row, booth, context)
      else if (row.state === 'approved' || row.state === 'waiting') {
        await demandStanding(row, context)
        await letGo(db, row, { now, refund: false })
        await take({ ...row, booth_id: null, booth_code: null }, booth, context)
      } else throw wrongState('报名通过审核后才能选展位')
      await promote(db, fair_id, now)
      return shown(context, id)
    },
  }),

  serve(releaseBooth, async ({ id }, context) => {
    const { db, user, now } = context
    const row = await heldOwn(context, id)
    if (row.state !== 'approved' && row.state !== 'waiting') throw wrongState('展位已定，不再参加的请取消报名')
    if (await findOpenOffer(db, id)) throw wrongState('请先答复为贵单位保留的展位')
    await letGo(db, row, { now, refund: false })
    await auditOf(db, row, { user, now })('fair-hold.released', { fair: row.fair_id })
    await promote(db, row.fair_id, now)
    return shown(context, id)
  }),

  serve(waitForBooth, async ({ id, kind }, context) => {
    const { db, user, now } = context
    const row = await heldOwn(context, id)
    demandWindow(row, now)
    if (row.state === 'waiting') throw wrongState('贵单位已在候补')
    if (row.state !== 'approved') throw wrongState('报名通过审核、还没有展位的单位可以候补')
    const free = (await listFreeBooths(db, row.fair_id, now)).filter(booth => booth.kind === kind)
    for (const booth of free)
      if (!(await isWaitedFor(db, booth, { but: id, now })))
        throw invalid({ kind: `还有空闲的${boothKindLabels[kind]}，可以直接选择` })
    await letGo(db, row, { now, refund: false })
    const also = sql`, waits_for = ${kind}, waiting_since = ${now}`
    await takeStep(db, { ...row, booth_code: null }, { command: 'wait', user, now, also })
    await promote(db, row.fair_id, now)
    return shown(context, id)
  }),

  serve(answerOffer, async ({ id, offer: wanted, accept }, context) => {
    const row = await heldOwn(context, id)
    const offer = await findOpenOffer(context.db, id)
    if (!offer || offer.id !== wanted) throw wrongState('这个展位已经答复过，或已顺延给下一家')
    demandNotPaused(row)
    if (accept) {
      demandWindow(row, context.now)
      await demandStanding(row, context)
    }
    await answer(row, offer, { accept, context })
    return shown(context, id)
  }),
]
