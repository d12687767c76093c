import type * as z from 'zod/mini'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/topics.ts'

export type { BlockKind } from './topic-blocks.ts'
export { type TopicTheme, topicMotifs } from './topic-document.ts'

export type CompanyLine = z.output<ReturnType<typeof schemas.companyLine>>

export const topicStates = ['coming', 'running', 'ended'] as const
export type TopicState = (typeof topicStates)[number]

export type TopicSummary = z.output<ReturnType<typeof schemas.topicSummary>>

export type ShownBlock = z.output<ReturnType<typeof schemas.shownBlock>>
export type BlockOf<Kind extends ShownBlock['kind']> = Extract<ShownBlock, { kind: Kind }>

export type Topic = z.output<ReturnType<typeof schemas.topic>>

export const getTopic = endpoint<typeof schemas.getTopic>({
  method: 'GET',
  path: '/topics/getInfo',
  access: 'public',
})

/** The same for topics that only people who are signed in may read. */
export const getMembersTopic = endpoint<typeof schemas.getMembersTopic>({
  method: 'GET',
  path: '/topics/getMembersInfo',
  access: 'login',
})

export const listTopics = endpoint<typeof schemas.listTopics>({
  method: 'GET',
  path: '/topics/list',
  access: 'public',
})

/** What a wall display shows. Nothing in it is about a person; small counts of applications are left out. */
export const recruitScreen = endpoint<typeof schemas.recruitScreen>({
  method: 'GET',
  path: '/topics/screen',
  access: 'public',
})
export type RecruitScreen = OutputOf<typeof recruitScreen>

export const schoolJobKinds = ['talk', 'fair', 'brief'] as const
export type SchoolJobKind = (typeof schoolJobKinds)[number]

export type SchoolJobSummary = z.output<ReturnType<typeof schemas.schoolJobSummary>>

export type SchoolJob = z.output<ReturnType<typeof schemas.schoolJob>>

export const listSchoolJobs = endpoint<typeof schemas.listSchoolJobs>({
  method: 'GET',
  path: '/high_school_job/list',
  access: 'public',
})

export const schoolJobDetail = endpoint<typeof schemas.schoolJobDetail>({
  method: 'GET',
  path: '/high_school_job/info',
  access: 'public',
})
