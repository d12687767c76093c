import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'
import { ownCompanyRead } from './reads.ts'

const ownJobs: RouteRecord = { load: page(() => import('./pages/OwnJobsPage/OwnJobsPage.tsx'), 'OwnJobsPage') }

export const employerRoutes: SliceRoutes<'employer'> = {
  ownJobs,
  ownJobList: ownJobs,
  companyProfile: {
    load: page(() => import('./pages/CompanyProfilePage/CompanyProfilePage.tsx'), 'CompanyProfilePage'),
    reads: [ownCompanyRead],
  },
  publish: { load: page(() => import('./pages/PublishPage/PublishPage.tsx'), 'PublishPage') },
  received: { load: page(() => import('./pages/ReceivedPage/ReceivedPage.tsx'), 'ReceivedPage') },
  receivedResume: {
    load: page(() => import('./pages/ReceivedResumePage/ReceivedResumePage.tsx'), 'ReceivedResumePage'),
  },
}
