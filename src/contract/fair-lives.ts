import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import { livePhases } from './fair-live-phase.ts'
import type * as schemas from './schemas/fair-lives.ts'

/** What a stream is about. */
export const liveTopics = ['pitch', 'policy', 'showcase'] as const
export type LiveTopic = (typeof liveTopics)[number]

export const liveTopicLabels = {
  pitch: '企业宣讲',
  policy: '政策解读',
  showcase: '岗位展播',
} as const satisfies Record<LiveTopic, string>

/** What streams may be asked for: a phase, or `today`: on now, or still to come today. */
export const livePhaseChoices = [...livePhases, 'today'] as const
export type LivePhaseChoice = (typeof livePhaseChoices)[number]

export type LiveSummary = z.output<ReturnType<typeof schemas.liveSummary>>

/** Streams of one fair or of all, those that are on first, then those to come, then recordings. */
export const listLives = endpoint<typeof schemas.listLives>({
  method: 'GET',
  path: '/jobfair_live/list',
  access: 'public',
})
export type LivePage = OutputOf<typeof listLives>

/** Streams by their fair, or by the day on which they begin. */
export const groupLives = endpoint<typeof schemas.groupLives>({
  method: 'GET',
  path: '/jobfair_live/grouplist',
  access: 'public',
})
export type LiveGroups = OutputOf<typeof groupLives>

/** One stream: what plays it at this moment, its captions, and what its employer offers at the fair. */
export const liveInfo = endpoint<typeof schemas.liveInfo>({
  method: 'GET',
  path: '/jobfair_live/info',
  access: 'public',
})
export type LiveInfo = OutputOf<typeof liveInfo>
