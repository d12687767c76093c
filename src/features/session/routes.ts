import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'

const login: RouteRecord = { type: 'door', load: page(() => import('./pages/LoginPage/LoginPage.tsx'), 'LoginPage') }

export const routes: SliceRoutes<'session'> = {
  seekerLogin: login,
  employerLogin: login,
  seekerRegister: {
    type: 'door',
    load: page(() => import('./pages/MemberRegisterPage/MemberRegisterPage.tsx'), 'MemberRegisterPage'),
  },
  employerRegister: {
    type: 'door',
    load: page(() => import('./pages/CompanyRegisterPage/CompanyRegisterPage.tsx'), 'CompanyRegisterPage'),
  },
  retrievePassword: {
    type: 'door',
    load: page(() => import('./pages/RetrievePasswordPage/RetrievePasswordPage.tsx'), 'RetrievePasswordPage'),
  },
  autoLogin: { type: 'door', load: page(() => import('./pages/AutoLoginPage/AutoLoginPage.tsx'), 'AutoLoginPage') },
}
