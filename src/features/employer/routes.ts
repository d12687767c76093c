import type { RouteRecord } from '#platform/routing'

export const employerRoutes: readonly RouteRecord[] = [
  {
    path: '/manage/jobs',
    title: '职位管理',
    access: 'type1',
    load: () => import('./pages/OwnJobsPage/OwnJobsPage.tsx').then(({ OwnJobsPage }) => ({ Page: OwnJobsPage })),
  },
  {
    path: '/manage/job/publish',
    title: '发布职位',
    access: 'type1',
    load: () => import('./pages/PublishPage/PublishPage.tsx').then(({ PublishPage }) => ({ Page: PublishPage })),
  },
  {
    path: '/manage/resume',
    title: '收到的简历',
    access: 'type1',
    load: () => import('./pages/ReceivedPage/ReceivedPage.tsx').then(({ ReceivedPage }) => ({ Page: ReceivedPage })),
  },
  {
    path: '/resume/info/:id',
    title: '查看简历',
    access: 'type1',
    load: () =>
      import('./pages/ReceivedResumePage/ReceivedResumePage.tsx').then(({ ReceivedResumePage }) => ({
        Page: ReceivedResumePage,
      })),
  },
]
