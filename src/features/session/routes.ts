import type { RouteRecord } from '#platform/routing'

const login = () => import('./pages/LoginPage/LoginPage.tsx').then(({ LoginPage }) => ({ Page: LoginPage }))

export const sessionRoutes: readonly RouteRecord[] = [
  { path: '/user/login', title: '个人登录', access: 'public', forGuests: true, load: login },
  { path: '/org/login', title: '单位登录', access: 'public', forGuests: true, load: login },
  {
    path: '/user/register',
    title: '个人注册',
    access: 'public',
    forGuests: true,
    load: () =>
      import('./pages/MemberRegisterPage/MemberRegisterPage.tsx').then(({ MemberRegisterPage }) => ({
        Page: MemberRegisterPage,
      })),
  },
  {
    path: '/org/register',
    title: '单位注册',
    access: 'public',
    forGuests: true,
    load: () =>
      import('./pages/CompanyRegisterPage/CompanyRegisterPage.tsx').then(({ CompanyRegisterPage }) => ({
        Page: CompanyRegisterPage,
      })),
  },
  {
    path: '/forget/pwd/:id',
    title: '找回密码',
    access: 'public',
    load: () =>
      import('./pages/RetrievePasswordPage/RetrievePasswordPage.tsx').then(({ RetrievePasswordPage }) => ({
        Page: RetrievePasswordPage,
      })),
  },
  {
    path: '/auto-login',
    title: '自动登录',
    access: 'public',
    load: () =>
      import('./pages/AutoLoginPage/AutoLoginPage.tsx').then(({ AutoLoginPage }) => ({ Page: AutoLoginPage })),
  },
]
