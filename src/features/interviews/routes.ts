import { listInterviews, readInterview } from '#contract/interviews'
import { page, type RouteRecord, routeCall } from '#platform/routing'
import { searchOf } from './model/interview-search.ts'

const managed: Pick<RouteRecord, 'title' | 'access' | 'load'> = {
  title: '面试管理',
  access: 'type1',
  load: page(() => import('./pages/InterviewsPage/InterviewsPage.tsx'), 'InterviewsPage'),
}

export const interviewsRoutes: readonly RouteRecord[] = [
  {
    path: '/user/invitation-list',
    title: '面试邀请',
    access: 'type2',
    load: page(() => import('./pages/InvitationsPage/InvitationsPage.tsx'), 'InvitationsPage'),
    data: ({ query }) => [routeCall(listInterviews, searchOf(query))],
  },
  { path: '/manage/interview', ...managed },
  { path: '/enterprise/interview', ...managed },
  {
    path: '/manage/meeting',
    title: '面试会',
    access: 'type1',
    role: 'recruiter',
    load: page(() => import('./pages/MeetingsPage/MeetingsPage.tsx'), 'MeetingsPage'),
  },
  {
    path: '/resume/interview/:id',
    title: '面试安排',
    access: 'login',
    load: page(() => import('./pages/InterviewPage/InterviewPage.tsx'), 'InterviewPage'),
    data: ({ params: { id = '' } }) => [routeCall(readInterview, { id })],
  },
]
