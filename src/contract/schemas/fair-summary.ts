import * as z from 'zod/mini'
import { fairKinds } from '../fair-kinds.ts'
import { fairPhases, fairStates } from '../fair-timeline.ts'

export const fairKind = () => z.enum(fairKinds.map(({ value }) => value))

/** FairTimeline of fair-timeline.ts. */
export const fairTimeline = () =>
  z.object({
    publishedAt: z.number(),
    applyFrom: z.number(),
    applyUntil: z.number(),
    bookFrom: z.number(),
    bookUntil: z.number(),
    registerFrom: z.number(),
    registerUntil: z.number(),
    opensAt: z.number(),
    closesAt: z.number(),
  })

export const fairSummary = () =>
  z.object({
    id: z.string(),
    kind: fairKind(),
    /** '' for one that belongs to none. */
    seriesId: z.string(),
    title: z.string(),
    /** Codes of GB/T 2260; 360000 for the whole province, '' for no district. */
    city: z.string(),
    district: z.string(),
    /** '' on line. */
    venue: z.string(),
    organiser: z.string(),
    state: z.enum(fairStates),
    phase: z.enum(fairPhases),
    /** Why it was postponed, cancelled or stopped; '' otherwise. */
    reason: z.string(),
    timeline: fairTimeline(),
    /** Booths in all; employers who have one, what they offer, and how many people they look for. */
    booths: z.number(),
    companies: z.number(),
    jobs: z.number(),
    headcount: z.number(),
  })
