import { page, type RouteRecord } from '#platform/routing'

export const employerRoutes: readonly RouteRecord[] = [
  {
    path: '/manage/jobs',
    title: '职位管理',
    access: 'type1',
    load: page(() => import('./pages/OwnJobsPage/OwnJobsPage.tsx'), 'OwnJobsPage'),
  },
  {
    path: '/manage/job/publish',
    title: '发布职位',
    access: 'type1',
    load: page(() => import('./pages/PublishPage/PublishPage.tsx'), 'PublishPage'),
  },
  {
    path: '/manage/resume',
    title: '收到的简历',
    access: 'type1',
    load: page(() => import('./pages/ReceivedPage/ReceivedPage.tsx'), 'ReceivedPage'),
  },
  {
    path: '/resume/info/:id',
    title: '查看简历',
    access: 'type1',
    load: page(() => import('./pages/ReceivedResumePage/ReceivedResumePage.tsx'), 'ReceivedResumePage'),
  },
]
