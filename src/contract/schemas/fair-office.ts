import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { fairDutyNames } from '../fair-duties.ts'
import { fairMandates } from '../fair-mandates.ts'
import { participationStates } from '../fair-participation.ts'
import { numericId } from '../fields.ts'
import { fairSummary } from './fair-summary.ts'

const mandates = () => z.array(z.enum(fairMandates))

/** What has to be handed in, by when (milliseconds). */
const fairDuty = () => z.object({ name: z.enum(fairDutyNames), dueAt: z.number(), isDone: z.boolean() })

/** How many employers stand in each state. */
const participationCounts = () => z.record(z.enum(participationStates), z.number())

export const officeFair = () =>
  z.object({
    fair: fairSummary(),
    mandates: mandates(),
    /** Applications that nobody has answered. */
    applied: z.number(),
    duties: z.array(fairDuty()),
  })

export const listOfficeFairs = {
  summary: '我负责的招聘会',
  input: z.strictObject({ view: z._default(z.enum(['coming', 'past']), 'coming') }),
  output: z.object({
    list: z.array(officeFair()),
    /** Cities in which one may make fairs; 360000 for all. */
    cities: z.array(z.string()),
  }),
} satisfies Schemas

export const officeFairInfo = {
  summary: '招聘会工作台：报名、展位、预约和待办',
  input: z.strictObject({ fair: numericId() }),
  output: z.extend(officeFair(), {
    version: z.number(),
    participations: participationCounts(),
    /** Since when the longest wait for an answer lasts; null where nobody waits. */
    oldest: z.nullable(z.number()),
    booths: z.object({ free: z.number(), held: z.number(), taken: z.number(), public: z.number() }),
    capacity: z.number(),
    people: z.array(
      z.object({
        name: z.string(),
        mandates: mandates(),
        /** For all fairs of the city. */
        isCity: z.boolean(),
      }),
    ),
  }),
} satisfies Schemas
