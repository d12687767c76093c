import { codes } from '#contract/codes'
import { slotAt } from '#contract/fair-slots'
import {
  cancelVisit,
  changeVisit,
  type FairTicket,
  fairSlots,
  listFairTickets,
  myFairTicket,
  registerVisit,
} from '#contract/fair-visits'
import type { Context } from '../http/context.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { User } from '../http/users.ts'
import { demandFair, fairsOf, type VisitedFair } from './fair.ts'
import { publicCrowd } from './live.ts'
import { demandOpen, demandSlot, issueTicket, lockAndFill } from './places.ts'
import { countSlots, dropTicket, findTicket, listTickets, moveTicket, type TicketRow } from './queries.ts'
import { toFairTicket } from './ticket.ts'

const HOUR = 3_600
/** More changes than a person makes; fewer than it takes to keep places from others by turning them over. */
const changesOf = (user: User) => [{ name: 'fair-visits', subject: user.id, max: 60, seconds: HOUR }]

const full = () => new Refusal(codes.quotaReached, '这个时段刚刚约满，请选择别的时段，或者候补')
const changed = () => new Refusal(codes.conflict, '您的预约刚刚有变化，请看过现在的状态再操作')

async function mine({ db, user, settings }: Context<'type2'>, fair: VisitedFair): Promise<FairTicket> {
  const row = await findTicket(db, fair.id, user.id)
  if (!row) throw notFound()
  return toFairTicket(row, fair, settings)
}

/** The ticket that is to be changed, as the person has seen it and before they came in. */
async function toChange({ db, user }: Context<'type2'>, fair: VisitedFair, revision: number): Promise<TicketRow> {
  const row = await findTicket(db, fair.id, user.id)
  if (!row) throw notFound()
  if (row.entered_at !== null) throw new Refusal(codes.wrongState, '您已经入场，不能再改约或取消')
  if (row.revision !== revision) throw changed()
  return row
}

/** Registering for a fair, from the choice of a slot to giving it back. */
export const visitCalls = [
  serve(fairSlots, async ({ fair: id }, { db, now, settings }) => {
    const fair = await demandFair(db, id, now)
    const counts = new Map((await countSlots(db, fair.id)).map(count => [count.slot, count]))
    const { kind, phase, reason } = fair
    return {
      fair: { id: String(fair.id), kind, phase, reason },
      slots: fair.slots.map(slot => {
        const { taken = 0, waiting = 0 } = counts.get(slot.index) ?? {}
        return { ...slot, left: Math.max(0, slot.places - taken), waiting }
      }),
      window: fair.window,
      registerFrom: fair.timeline.registerFrom,
      registerUntil: fair.timeline.registerUntil,
      ...(await publicCrowd(fair, { db, now, settings })),
    }
  }),

  serve(myFairTicket, async ({ fair: id }, { db, now, user, settings }) => {
    const fair = await demandFair(db, id, now)
    const row = await findTicket(db, fair.id, user.id)
    return { ticket: row ? await toFairTicket(row, fair, settings) : null }
  }),

  serve(listFairTickets, async (_, { db, now, user, settings }) => {
    const rows = await listTickets(db, user.id, now)
    const fairs = await fairsOf(
      db,
      rows.map(({ fair_id }) => fair_id),
      now,
    )
    const list = rows.flatMap(row => {
      const fair = fairs.get(row.fair_id)
      return fair ? [toFairTicket(row, fair, settings)] : []
    })
    return { list: await Promise.all(list) }
  }),

  serve(registerVisit, {
    limits: (_, { user }) => changesOf(user),
    handle: async ({ fair: id, slot: index, wait }, context) => {
      const { db, now, user } = context
      const fair = await demandFair(db, id, now)
      demandOpen(fair)
      const slot = demandSlot(fair, index, now)
      const left = await lockAndFill(db, fair, [slot], now)
      const isWaiting = (left.get(slot.index) ?? 0) === 0
      const hasOne = async () => (await findTicket(db, fair.id, user.id)) !== undefined
      const already = () => new Refusal(codes.alreadyApplied, '您已经预约了这场招聘会，可以改约到别的时段')
      if (await hasOne()) throw already()
      if (isWaiting && !wait) throw full()
      const ticket = { fair: fair.id, user: user.id, slot: slot.index, isWaiting }
      if (!(await issueTicket(db, ticket, hasOne, now))) throw already()
      return { ticket: await mine(context, fair) }
    },
  }),

  serve(changeVisit, {
    limits: (_, { user }) => changesOf(user),
    handle: async ({ fair: id, slot: index, revision }, context) => {
      const { db, now } = context
      const fair = await demandFair(db, id, now)
      demandOpen(fair)
      const slot = demandSlot(fair, index, now)
      const before = await toChange(context, fair, revision)
      if (before.slot === slot.index) return { ticket: await mine(context, fair) }
      const former = slotAt(fair.slots, before.slot)
      const both = former && former.index !== slot.index ? [former, slot] : [slot]
      const left = await lockAndFill(db, fair, both, now)
      if ((left.get(slot.index) ?? 0) === 0) throw full()
      if (!(await moveTicket(db, before, slot.index, now))) throw changed()
      if (former) await lockAndFill(db, fair, [former], now)
      return { ticket: await mine(context, fair) }
    },
  }),

  serve(cancelVisit, {
    limits: (_, { user }) => changesOf(user),
    handle: async ({ fair: id, revision }, context) => {
      const { db, now } = context
      const fair = await demandFair(db, id, now)
      const before = await toChange(context, fair, revision)
      const slot = slotAt(fair.slots, before.slot)
      if (slot) await lockAndFill(db, fair, [slot], now)
      if (!(await dropTicket(db, before, now))) throw changed()
      if (slot) await lockAndFill(db, fair, [slot], now)
      return { ok: true as const }
    },
  }),
]
