import { getOwnCompany } from '#contract/employer'
import { page, type RouteRecord, routeCall } from '#platform/routing'

const ownJobs = page(() => import('./pages/OwnJobsPage/OwnJobsPage.tsx'), 'OwnJobsPage')

export const employerRoutes: readonly RouteRecord[] = [
  {
    path: '/manage/jobs',
    title: '职位管理',
    access: 'type1',
    load: ownJobs,
  },
  { path: '/enterprise/job-list', title: '职位管理', access: 'type1', load: ownJobs },
  {
    path: '/enterprise/center',
    title: '单位资料',
    access: 'type1',
    load: page(() => import('./pages/CompanyProfilePage/CompanyProfilePage.tsx'), 'CompanyProfilePage'),
    data: () => [routeCall(getOwnCompany, {})],
  },
  {
    path: '/manage/job/publish',
    title: '发布职位',
    access: 'type1',
    role: 'recruiter',
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
