import { createHash } from 'node:crypto'
import { codes } from '#contract/codes'
import { type DeskFigures, deskLive, deskSnapshot, sendScans } from '#contract/fair-desk'
import { demandFair, type VisitedFair } from '../fair-visits/fair.ts'
import { VISITS_KEPT_DAYS } from '../fair-visits/upkeep.ts'
import type { Context } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { signer } from '../signing.ts'
import { demandDesk } from './mandate.ts'
import { countGates, countOdd, keepScans, listDeskTickets } from './queries.ts'
import { judgeScans } from './scans.ts'

const DAY = 86_400_000
/** Room for as many scans as a desk sends at once, each with a reason of sixty characters. */
const SCANS_BYTES = 262_144
/** What was stored by a transaction that was under way when the last answer was made comes with the next one. */
const OVERLAP_MS = 10_000
const VERSION_LENGTH = 16

/** Named anew where times, slots or keys are others: desks keep these. */
async function whatDesksKeep(
  { title, row: { venue }, timeline, plannedSlots }: VisitedFair,
  { settings }: Pick<Context, 'settings'>,
) {
  const { opensAt, closesAt } = timeline
  const kept = {
    fair: { title, venue, opensAt, closesAt },
    keys: [(await signer(settings)).publicKey],
    slots: [...plannedSlots],
  }
  const version = createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, VERSION_LENGTH)
  return { ...kept, version }
}

async function figuresOf({ db, now }: Pick<Context, 'db' | 'now'>, fair: VisitedFair): Promise<DeskFigures> {
  const gates = (await countGates(db, fair.id)).map(({ gate, admitted, walk_ins, left }) => ({
    gate,
    admitted,
    walkIns: walk_ins,
    left,
  }))
  const sum = (key: 'admitted' | 'walkIns' | 'left') => gates.reduce((total, one) => total + one[key], 0)
  const [admitted, walkIns, left] = [sum('admitted'), sum('walkIns'), sum('left')]
  const odd = await countOdd(db, fair.id)
  return {
    state: fair.state,
    reason: fair.reason,
    ...odd,
    admitted,
    walkIns,
    left,
    inside: Math.max(0, admitted + odd.returned + walkIns - left),
    gates,
    takenAt: now.getTime(),
  }
}

/** The gates of a fair: what they need to know, what they hand in, what it comes to. */
export const deskCalls = [
  serve(deskSnapshot, {
    limits: (_, { user }) => [{ name: 'fair-snapshots', subject: user.id, max: 600, seconds: 3_600 }],
    handle: async ({ fair: id }, context) => {
      const { db, now } = context
      const mandates = await demandDesk(context, id)
      const fair = await demandFair(db, id, now)
      const kept = await whatDesksKeep(fair, context)
      return {
        ...kept,
        fair: { ...kept.fair, id: String(fair.id), state: fair.state, reason: fair.reason },
        mandates: [...mandates],
        stops: [...fair.stops],
        takenAt: now.getTime(),
        tickets: await listDeskTickets(db, fair.id, null),
      }
    },
  }),

  serve(sendScans, {
    maxBytes: SCANS_BYTES,
    limits: (_, { user }) => [{ name: 'fair-scans', subject: user.id, max: 7_200, seconds: 3_600 }],
    handle: async ({ fair: id, scans }, context) => {
      const { db, now, audit } = context
      const mandates = await demandDesk(context, id)
      const fair = await demandFair(db, id, now)
      // A day before everything is deleted, so that nothing comes after the count that stays.
      if (now.getTime() > fair.timeline.closesAt + (VISITS_KEPT_DAYS - 1) * DAY) {
        throw new Refusal(codes.wrongState, '招聘会结束已久，不再接收检票记录')
      }
      const isSupervisor = mandates.includes('supervise')
      await keepScans(db, fair.id, await judgeScans(db, fair, scans, { now, isSupervisor }), now)
      await audit({
        action: 'fair-desk.scans',
        subject: { kind: 'fair', id },
        detail: { scans: scans.length, overruled: scans.filter(({ reason }) => reason !== '').length },
      })
      return figuresOf(context, fair)
    },
  }),

  serve(deskLive, async ({ fair: id, since }, context) => {
    const { db, now } = context
    const mandates = await demandDesk(context, id)
    const fair = await demandFair(db, id, now)
    return {
      ...(await figuresOf(context, fair)),
      mandates: [...mandates],
      stops: [...fair.stops],
      version: (await whatDesksKeep(fair, context)).version,
      tickets: await listDeskTickets(db, fair.id, new Date(Math.max(0, since - OVERLAP_MS))),
    }
  }),
]
