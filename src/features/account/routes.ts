import { page, type RouteRecord } from '#platform/routing'

const load = page(() => import('./pages/CenterPage/CenterPage.tsx'), 'CenterPage')

/** The centre of seekers and employers, and the addresses by which seekers knew theirs. */
export const accountRoutes: readonly RouteRecord[] = [
  { path: '/manage/center', title: '用户中心', access: 'login', load },
  { path: '/user/center', title: '个人中心', access: 'type2', load },
  { path: '/user/index', title: '个人中心', access: 'type2', load },
]
