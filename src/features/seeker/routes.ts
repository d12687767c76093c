import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'
import {
  applicationsRead,
  casualApplicationsRead,
  favouritesRead,
  resumeRead,
  resumesRead,
  viewedJobsRead,
  worksRead,
} from './reads.ts'

const viewedJobs: RouteRecord = {
  type: 'record-list',
  load: page(() => import('./pages/BrowsePage/BrowsePage.tsx'), 'BrowsePage'),
  reads: [viewedJobsRead, favouritesRead],
}

export const routes: SliceRoutes<'seeker'> = {
  resumes: {
    type: 'record-list',
    load: page(() => import('./pages/ResumesPage/ResumesPage.tsx'), 'ResumesPage'),
    reads: [resumesRead],
  },
  resumeCreate: {
    type: 'task-list',
    load: page(() => import('./pages/ResumeCreatePage/ResumeCreatePage.tsx'), 'ResumeCreatePage'),
  },
  resume: {
    type: 'task-list',
    load: page(() => import('./pages/ResumePage/ResumePage.tsx'), 'ResumePage'),
    reads: [resumeRead, resumesRead, worksRead],
  },
  applications: {
    type: 'record-list',
    load: page(() => import('./pages/ApplicationsPage/ApplicationsPage.tsx'), 'ApplicationsPage'),
    reads: [applicationsRead, casualApplicationsRead],
  },
  viewedJobs,
  viewedJobList: viewedJobs,
}
