import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'
import {
  accountRead,
  employerMenuRead,
  employerOverviewRead,
  licenceRead,
  recentApplicationsRead,
  seekerMenuRead,
  seekerOverviewRead,
} from './reads.ts'

const centre: RouteRecord = {
  type: 'centre',
  load: page(() => import('./pages/CenterPage/CenterPage.tsx'), 'CenterPage'),
  reads: [
    seekerOverviewRead,
    recentApplicationsRead,
    seekerMenuRead,
    employerOverviewRead,
    licenceRead,
    employerMenuRead,
  ],
}
const account: RouteRecord = {
  type: 'task-list',
  load: page(() => import('./pages/AccountPage/AccountPage.tsx'), 'AccountPage'),
  reads: [accountRead],
}

/** The centre of seekers and employers, and the addresses by which both look after their account. */
export const routes: SliceRoutes<'account'> = {
  centre,
  employerCentre: centre,
  seekerCentre: centre,
  seekerIndex: centre,
  seekerAccount: account,
  seekerAccountManage: account,
  employerAccount: account,
  employerSecurity: account,
}
