import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'

const login: RouteRecord = { load: page(() => import('./pages/LoginPage/LoginPage.tsx'), 'LoginPage') }

export const routes: SliceRoutes<'session'> = {
  seekerLogin: login,
  employerLogin: login,
  seekerRegister: {
    load: page(() => import('./pages/MemberRegisterPage/MemberRegisterPage.tsx'), 'MemberRegisterPage'),
  },
  employerRegister: {
    load: page(() => import('./pages/CompanyRegisterPage/CompanyRegisterPage.tsx'), 'CompanyRegisterPage'),
  },
  retrievePassword: {
    load: page(() => import('./pages/RetrievePasswordPage/RetrievePasswordPage.tsx'), 'RetrievePasswordPage'),
  },
  autoLogin: { load: page(() => import('./pages/AutoLoginPage/AutoLoginPage.tsx'), 'AutoLoginPage') },
}
