import { page, type SliceRoutes } from '#platform/routing'
import {
  importantCompaniesRead,
  jobBesideRead,
  jobRead,
  jobRelationRead,
  jobsRead,
  namedCompaniesRead,
  similarJobsRead,
} from './reads.ts'

export const routes: SliceRoutes<'jobs'> = {
  jobSearch: {
    type: 'results',
    load: page(() => import('./pages/JobSearchPage/JobSearchPage.tsx'), 'JobSearchPage'),
    reads: [jobsRead, namedCompaniesRead, importantCompaniesRead, jobBesideRead, jobRelationRead],
  },
  jobDetails: {
    type: 'detail',
    load: page(() => import('./pages/JobDetailsPage/JobDetailsPage.tsx'), 'JobDetailsPage'),
    reads: [jobRead, similarJobsRead, jobRelationRead],
    notFound: 'jobMissing',
  },
  jobMissing: {
    type: 'nothing',
    load: page(() => import('./pages/JobMissingPage/JobMissingPage.tsx'), 'JobMissingPage'),
  },
}
