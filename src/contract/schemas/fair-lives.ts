import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { livePhases } from '../fair-live-phase.ts'
import { livePhaseChoices, liveTopics } from '../fair-lives.ts'
import { filterCode, numericId, pageOf, paging } from '../fields.ts'
import { fairJob } from './fair-halls.ts'
import { fairKind } from './fair-summary.ts'

export const liveSummary = () =>
  z.object({
    id: z.string(),
    fair: z.object({ id: z.string(), title: z.string(), kind: fairKind() }),
    topic: z.enum(liveTopics),
    title: z.string(),
    /** Who broadcasts: an employer, or the fair's organiser. */
    host: z.string(),
    /** '' for the organiser's own. */
    companyId: z.string(),
    speaker: z.string(),
    phase: z.enum(livePhases),
    /** Why the fair was stopped, postponed or cancelled; '' otherwise. */
    reason: z.string(),
    /** LiveTimes of fair-live-phase.ts. */
    startsAt: z.number(),
    endsAt: z.number(),
    replayUntil: z.number(),
  })

const wanted = () => ({
  fair: filterCode('招聘会'),
  /** A phase; `today`: on now, or still to come today. */
  phase: z._default(z.enum(['', ...livePhaseChoices]), ''),
})

export const listLives = {
  summary: '招聘会直播列表',
  input: z.strictObject({ ...wanted(), ...paging() }),
  output: z.extend(pageOf(liveSummary()), {
    /** How many there are in each phase, whichever is asked for. */
    phases: z.array(z.object({ value: z.enum(livePhases), count: z.number() })),
  }),
} satisfies Schemas

export const groupLives = {
  summary: '招聘会直播，按场次或日期分组',
  input: z.strictObject({ by: z._default(z.enum(['day', 'fair']), 'day'), ...wanted() }),
  output: z.object({
    groups: z.array(
      z.object({
        /** The fair's id, or YYYY-MM-DD in China. */
        key: z.string(),
        /** The fair's title; '' for a day. */
        title: z.string(),
        list: z.array(liveSummary()),
      }),
    ),
  }),
} satisfies Schemas

export const liveInfo = {
  summary: '一场直播：播放地址、字幕、单位和岗位',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(liveSummary(), {
    about: z.string(),
    /** Drawn for trying things out. */
    sample: z.boolean(),
    /** The master playlist (HLS, RFC 8216) of what is on, or of its recording; null while nothing can be played. */
    media: z.nullable(z.object({ playlist: z.string(), hasCaptions: z.boolean() })),
    /** What its employer offers at the fair, open ones first; none of an organiser's stream. */
    jobs: z.array(fairJob()),
  }),
} satisfies Schemas
