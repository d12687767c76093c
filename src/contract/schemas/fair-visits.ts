import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { fairPhases } from '../fair-timeline.ts'
import { visitStates } from '../fair-visits.ts'
import { done, flag, numericId, wholeNumber } from '../fields.ts'
import { fairKind } from './fair-summary.ts'

const slotIndex = () => wholeNumber('时段', 0, 9_999)

/** FairSlot of fair-slots.ts without its places, after stops. */
const slotTime = () => z.object({ index: z.number(), from: z.number(), until: z.number() })

export const visitSlot = () =>
  z.extend(slotTime(), {
    places: z.number(),
    /** Places left; the waiting list takes whoever comes now where there are none. */
    left: z.number(),
    waiting: z.number(),
  })

/** What a visitor has to know of a fair. */
const ticketFair = () =>
  z.object({
    id: z.string(),
    kind: fairKind(),
    title: z.string(),
    phase: z.enum(fairPhases),
    /** Why it was postponed, cancelled or stopped. */
    reason: z.string(),
    venue: z.string(),
    address: z.string(),
    transit: z.string(),
    organiser: z.string(),
    phone: z.string(),
    opensAt: z.number(),
    closesAt: z.number(),
    registerUntil: z.number(),
    /** Rises with each change that calendars must follow, the end of a stop among them. */
    sequence: z.number(),
  })

export const fairTicket = () =>
  z.object({
    fair: ticketFair(),
    state: z.enum(visitStates),
    slot: slotTime(),
    /** To be read aloud; '' while one waits. */
    shortCode: z.string(),
    /** What the QR code says (fair-ticket-code.ts); '' while one waits. */
    code: z.string(),
    /** Rises with each change; whoever registers again goes on counting where the ticket before ended. */
    revision: z.number(),
    /** Whoever waits: how many come first. */
    ahead: z.number(),
    changedAt: z.number(),
    /** When one came in; null for not yet. */
    enteredAt: z.nullable(z.number()),
  })

/** How many people are at a fair while it is on; nothing of fewer than five, and otherwise. */
export const fairCrowd = () =>
  z.object({
    /** Inside, by the gates, rounded down to five. */
    inside: z.nullable(z.number()),
    /** By halls, where there are several: whose ticket was scanned at a booth there within half an hour. */
    zones: z.array(z.object({ name: z.string(), people: z.number() })),
  })

export const fairSlots = {
  summary: '招聘会入场时段和余量',
  input: z.strictObject({ fair: numericId() }),
  output: z.extend(fairCrowd(), {
    /** What the choice of a slot needs of FairSummary. */
    fair: z.object({ id: z.string(), kind: fairKind(), phase: z.enum(fairPhases), reason: z.string() }),
    slots: z.array(visitSlot()),
    /** Whether visitors may register: not yet, now, no more. */
    window: z.enum(['ahead', 'open', 'over']),
    registerFrom: z.number(),
    registerUntil: z.number(),
  }),
} satisfies Schemas

export const myFairTicket = {
  summary: '我的入场码',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({ ticket: z.nullable(fairTicket()) }),
} satisfies Schemas

export const listFairTickets = {
  summary: '我的全部入场码',
  input: z.strictObject({}),
  output: z.object({ list: z.array(fairTicket()) }),
} satisfies Schemas

export const registerVisit = {
  summary: '预约招聘会入场时段',
  input: z.strictObject({
    fair: numericId(),
    slot: slotIndex(),
    /** Waits where the slot is full; otherwise that is refused. */
    wait: flag(),
  }),
  output: z.object({ ticket: fairTicket() }),
} satisfies Schemas

export const changeVisit = {
  summary: '改约入场时段',
  input: z.strictObject({ fair: numericId(), slot: slotIndex(), revision: wholeNumber('版次', 1, 60_000) }),
  output: z.object({ ticket: fairTicket() }),
} satisfies Schemas

export const cancelVisit = {
  summary: '取消预约或候补',
  input: z.strictObject({ fair: numericId(), revision: wholeNumber('版次', 1, 60_000) }),
  output: done(),
} satisfies Schemas
