import { page, type RouteRecord } from '#platform/routing'

const login = page(() => import('./pages/LoginPage/LoginPage.tsx'), 'LoginPage')

export const sessionRoutes: readonly RouteRecord[] = [
  { path: '/user/login', title: '个人登录', access: 'public', forGuests: true, load: login },
  { path: '/org/login', title: '单位登录', access: 'public', forGuests: true, load: login },
  {
    path: '/user/register',
    title: '个人注册',
    access: 'public',
    forGuests: true,
    load: page(() => import('./pages/MemberRegisterPage/MemberRegisterPage.tsx'), 'MemberRegisterPage'),
  },
  {
    path: '/org/register',
    title: '单位注册',
    access: 'public',
    forGuests: true,
    openWith: 'join',
    load: page(() => import('./pages/CompanyRegisterPage/CompanyRegisterPage.tsx'), 'CompanyRegisterPage'),
  },
  {
    path: '/forget/pwd/:id',
    title: '找回密码',
    access: 'public',
    load: page(() => import('./pages/RetrievePasswordPage/RetrievePasswordPage.tsx'), 'RetrievePasswordPage'),
  },
  {
    path: '/auto-login',
    title: '自动登录',
    access: 'public',
    load: page(() => import('./pages/AutoLoginPage/AutoLoginPage.tsx'), 'AutoLoginPage'),
  },
]
