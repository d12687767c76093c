import { topicAddresses } from '#contract/reference/topic-addresses'
import { getTopic, listSchoolJobs, recruitScreen, schoolJobDetail } from '#contract/topics'
import { page, type RouteRecord, type RouteRequest, routeCall } from '#platform/routing'
import { schoolSearchOf } from './model/school-search.ts'
import { askedOf } from './model/topic-address.ts'

const load = page(() => import('./pages/TopicPage/TopicPage.tsx'), 'TopicPage')

/** One page for every topic; which one is shown, its record says. */
const topicRoutes: readonly RouteRecord[] = topicAddresses.map(({ path, title, ...more }) => ({
  path,
  title,
  load,
  ...('members' in more
    ? { access: 'login' as const }
    : { access: 'public' as const, data: ({ query }: RouteRequest) => [routeCall(getTopic, askedOf(path, query))] }),
}))

export const topicsRoutes: readonly RouteRecord[] = [
  ...topicRoutes,
  {
    path: '/topic/:name',
    title: '专题',
    access: 'public',
    load,
    data: ({ params: { name = '' }, query }) => [routeCall(getTopic, askedOf(`/topic/${name}`, query))],
  },
  {
    path: '/school/high',
    title: '高校招聘',
    access: 'public',
    load: page(() => import('./pages/SchoolJobsPage/SchoolJobsPage.tsx'), 'SchoolJobsPage'),
    data: ({ query }) => [routeCall(listSchoolJobs, schoolSearchOf(query))],
  },
  {
    path: '/school/job/:id',
    title: '高校招聘信息',
    access: 'public',
    load: page(() => import('./pages/SchoolJobPage/SchoolJobPage.tsx'), 'SchoolJobPage'),
    data: ({ params: { id = '' } }) => [routeCall(schoolJobDetail, { id })],
  },
  {
    path: '/screen/recruit',
    title: '招聘大屏',
    access: 'public',
    load: page(() => import('./pages/RecruitScreenPage/RecruitScreenPage.tsx'), 'RecruitScreenPage'),
    data: () => [routeCall(recruitScreen, {})],
  },
]
