import { listOwnApplications } from '#contract/applications'
import { getResume, listResumes } from '#contract/resumes'
import { page, type RouteRecord, routeCall } from '#platform/routing'

export const seekerRoutes: readonly RouteRecord[] = [
  {
    path: '/user/resume',
    title: '我的简历',
    access: 'type2',
    load: page(() => import('./pages/ResumesPage/ResumesPage.tsx'), 'ResumesPage'),
    data: () => [routeCall(listResumes, {})],
  },
  {
    path: '/user/resume/create',
    title: '新建简历',
    access: 'type2',
    load: page(() => import('./pages/ResumeCreatePage/ResumeCreatePage.tsx'), 'ResumeCreatePage'),
  },
  {
    path: '/user/resume/page/:id',
    title: '编辑简历',
    access: 'type2',
    load: page(() => import('./pages/ResumePage/ResumePage.tsx'), 'ResumePage'),
    data: ({ params: { id = '' } }) => [routeCall(getResume, { id }), routeCall(listResumes, {})],
  },
  {
    path: '/manage/user/position',
    title: '我的投递',
    access: 'type2',
    load: page(() => import('./pages/ApplicationsPage/ApplicationsPage.tsx'), 'ApplicationsPage'),
    data: () => [routeCall(listOwnApplications, { state: '', page: 1 })],
  },
  {
    path: '/manage/user/browse',
    title: '浏览记录',
    access: 'type2',
    load: page(() => import('./pages/BrowsePage/BrowsePage.tsx'), 'BrowsePage'),
  },
  {
    path: '/user/job-list',
    title: '浏览记录',
    access: 'type2',
    load: page(() => import('./pages/BrowsePage/BrowsePage.tsx'), 'BrowsePage'),
  },
]
