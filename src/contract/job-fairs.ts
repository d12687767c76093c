import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import { type FairPhase, fairPhases } from './fair-timeline.ts'
import type * as schemas from './schemas/job-fairs.ts'

/** Phases that one asks for together: what one can still go to, what was called off. */
export const fairPhaseGroups = {
  ahead: ['running', 'stopped', 'registering', 'coming'],
  off: ['postponed', 'cancelled'],
} as const satisfies Record<string, readonly FairPhase[]>

/** What a list of fairs may be asked for: one phase or a group of them. */
export const fairPhaseChoices = [...fairPhases, 'ahead', 'off'] as const
export type FairPhaseChoice = (typeof fairPhaseChoices)[number]

const isGroup = (choice: FairPhaseChoice): choice is keyof typeof fairPhaseGroups => choice in fairPhaseGroups

/** The phases that a choice means. */
export const phasesOf = (choice: FairPhaseChoice): readonly FairPhase[] =>
  isGroup(choice) ? fairPhaseGroups[choice] : [choice]

export type FairSeriesSummary = z.output<ReturnType<typeof schemas.fairSeriesSummary>>
export type FairFigures = z.output<ReturnType<typeof schemas.fairFigures>>
export type FairDate = z.output<ReturnType<typeof schemas.fairDate>>
export type PastFair = z.output<ReturnType<typeof schemas.pastFair>>

/** Fairs by kind, city, phase, series, days and words; what one can go to first comes first. */
export const listJobFairs = endpoint<typeof schemas.listJobFairs>({
  method: 'GET',
  path: '/jobfairs/list',
  access: 'public',
})
export type JobFairPage = OutputOf<typeof listJobFairs>

/** Series that go on, each with its next and its last fair; those whose next one is nearest first. */
export const listFairSeries = endpoint<typeof schemas.listFairSeries>({
  method: 'GET',
  path: '/jobfairs/groupList',
  access: 'public',
})

/** Fairs for certain people or trades, those that one can go to first. */
export const listSpecialFairs = endpoint<typeof schemas.listSpecialFairs>({
  method: 'GET',
  path: '/jobfairs/specialList',
  access: 'public',
})

/** Fairs that are on in a span of days, in the order of their opening, for the calendar. */
export const fairDays = endpoint<typeof schemas.fairDays>({
  method: 'GET',
  path: '/jobfairs/calendar',
  access: 'public',
})

/** One series: how it recurs, its rules in words, its running, next and past fairs. */
export const fairSeriesInfo = endpoint<typeof schemas.fairSeriesInfo>({
  method: 'GET',
  path: '/jobfairs/series',
  access: 'public',
})
export type FairSeriesInfo = OutputOf<typeof fairSeriesInfo>

/** What came of a fair that is over; one that is not is answered as if it did not exist. */
export const fairResults = endpoint<typeof schemas.fairResults>({
  method: 'GET',
  path: '/jobfairs/results',
  access: 'public',
})
export type FairResults = OutputOf<typeof fairResults>

/** How much is offered at the fairs ahead, and what came of those of the last twelve months. */
export const fairTotals = endpoint<typeof schemas.fairTotals>({
  method: 'GET',
  path: '/jobfairs/totals',
  access: 'public',
})
export type FairTotals = OutputOf<typeof fairTotals>

/** One fair as a calendar file (RFC 5545). */
export const fairCalendarFile = endpoint<typeof schemas.fairCalendarFile>({
  method: 'GET',
  path: '/jobfairs/event',
  access: 'public',
  answer: 'binary',
})

/** Fairs of the last two months and all ahead as a calendar that other calendars subscribe to (RFC 5545). */
export const fairFeed = endpoint<typeof schemas.fairFeed>({
  method: 'GET',
  path: '/jobfairs/feed',
  access: 'public',
  answer: 'binary',
})
