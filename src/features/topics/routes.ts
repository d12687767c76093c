import { topicPages } from '#contract/reference/topic-addresses'
import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'
import { membersTopicRead, recruitScreenRead, schoolJobRead, schoolJobsRead, topicRead } from './reads.ts'

/** One page for every topic; which one is shown, its record says. */
const topic: RouteRecord = {
  type: 'landing',
  load: page(() => import('./pages/TopicPage/TopicPage.tsx'), 'TopicPage'),
  reads: [topicRead, membersTopicRead],
}

const topicNames = Object.keys(topicPages) as (keyof typeof topicPages)[]
const topics = Object.fromEntries(topicNames.map(name => [name, topic])) as Record<keyof typeof topicPages, RouteRecord>

export const routes: SliceRoutes<'topics'> = {
  ...topics,
  topic,
  schoolJobs: {
    type: 'results',
    load: page(() => import('./pages/SchoolJobsPage/SchoolJobsPage.tsx'), 'SchoolJobsPage'),
    reads: [schoolJobsRead],
  },
  schoolJob: {
    type: 'detail',
    load: page(() => import('./pages/SchoolJobPage/SchoolJobPage.tsx'), 'SchoolJobPage'),
    reads: [schoolJobRead],
  },
  recruitScreen: {
    type: 'landing',
    load: page(() => import('./pages/RecruitScreenPage/RecruitScreenPage.tsx'), 'RecruitScreenPage'),
    reads: [recruitScreenRead],
  },
}
