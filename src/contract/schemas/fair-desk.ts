import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { MOST_GATES, MOST_SCANS } from '../fair-desk.ts'
import { fairVerdicts } from '../fair-judge.ts'
import { fairMandates } from '../fair-mandates.ts'
import { fairScanKinds } from '../fair-scans.ts'
import { highestNumber } from '../fair-ticket-code.ts'
import { fairStates } from '../fair-timeline.ts'
import { numericId, optionalText, uuid, wholeNumber } from '../fields.ts'

export const deskFigures = () =>
  z.object({
    state: z.enum(fairStates),
    reason: z.string(),
    /** Tickets that are good. */
    registered: z.number(),
    admitted: z.number(),
    walkIns: z.number(),
    /** Let in once more by a supervisor: they had gone out before. */
    returned: z.number(),
    left: z.number(),
    inside: z.number(),
    /** Scans that let a ticket in once more, and those that the service judges otherwise. */
    doubles: z.number(),
    disputed: z.number(),
    gates: z.array(z.object({ gate: z.number(), admitted: z.number(), walkIns: z.number(), left: z.number() })),
    /** The service's clock; the next question names it. */
    takenAt: z.number(),
  })

/** FairStop of fair-slots.ts. */
const stops = () => z.array(z.object({ from: z.number(), until: z.nullable(z.number()) }))

/** Number, slot, revision, 1 for cancelled, when its holder came in (0 for not yet). */
const deskTickets = () => z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]))

export const deskSnapshot = {
  summary: '检票台快照：票号、时段、版次和状态',
  role: 'reader',
  input: z.strictObject({ fair: numericId() }),
  output: z.object({
    fair: z.object({
      id: z.string(),
      title: z.string(),
      venue: z.string(),
      state: z.enum(fairStates),
      reason: z.string(),
      opensAt: z.number(),
      closesAt: z.number(),
    }),
    mandates: z.array(z.enum(fairMandates)),
    /** Another one where times, slots or keys are others. */
    version: z.string(),
    stops: stops(),
    /** The service's clock. */
    takenAt: z.number(),
    keys: z.array(z.object({ id: z.string(), x: z.string(), y: z.string() })),
    slots: z.array(z.object({ index: z.number(), from: z.number(), until: z.number(), places: z.number() })),
    tickets: deskTickets(),
  }),
} satisfies Schemas

/** FairScan of fair-scans.ts, with the revision that a QR code named (0 for a short code). */
const scan = () =>
  z.strictObject({
    id: uuid(),
    kind: z.enum(fairScanKinds),
    at: wholeNumber('时间', 0, 9_999_999_999_999),
    gate: wholeNumber('入口', 1, MOST_GATES),
    number: wholeNumber('票号', 0, highestNumber),
    slot: wholeNumber('时段', 0, 9_999),
    revision: wholeNumber('版次', 0, 65_535),
    verdict: z.enum(fairVerdicts),
    reason: optionalText('放行原因', 60),
  })

export const sendScans = {
  summary: '上传检票记录',
  role: 'reader',
  input: z.strictObject({
    fair: numericId(),
    scans: z.array(scan(), { error: '没有检票记录' }).check(z.minLength(1), z.maxLength(MOST_SCANS)),
  }),
  output: deskFigures(),
} satisfies Schemas

export const deskLive = {
  summary: '在场人数、各入口计数和票的变化',
  role: 'reader',
  input: z.strictObject({ fair: numericId(), since: wholeNumber('时间', 0, 9_999_999_999_999) }),
  output: z.extend(deskFigures(), {
    tickets: deskTickets(),
    mandates: z.array(z.enum(fairMandates)),
    stops: stops(),
    /** Of the snapshot: one of another version is to be fetched anew. */
    version: z.string(),
  }),
} satisfies Schemas
