import { getAccount } from '#contract/account'
import { page, type RouteRecord, routeCall } from '#platform/routing'

const center = page(() => import('./pages/CenterPage/CenterPage.tsx'), 'CenterPage')
const load = page(() => import('./pages/AccountPage/AccountPage.tsx'), 'AccountPage')
const data = () => [routeCall(getAccount, {})]

/** The centre of seekers and employers, and the addresses by which both look after their account. */
export const accountRoutes: readonly RouteRecord[] = [
  { path: '/manage/center', title: '用户中心', access: 'login', load: center },
  { path: '/enterprise/index', title: '单位中心', access: 'type1', load: center },
  { path: '/user/center', title: '个人中心', access: 'type2', load: center },
  { path: '/user/index', title: '个人中心', access: 'type2', load: center },
  { path: '/manage/account', title: '账号管理', access: 'type2', load, data },
  { path: '/user/account-manage', title: '账号管理', access: 'type2', load, data },
  { path: '/enterprise/account', title: '账号资料', access: 'type1', load, data },
  { path: '/enterprise/security', title: '安全中心', access: 'type1', load, data },
]
