import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'
import {
  applicationRead,
  blindnessRead,
  boardReads,
  casualApplicantsRead,
  casualJobRead,
  casualJobsRead,
  companyFiguresRead,
  comparedRead,
  jobChoiceRead,
  jobFiguresRead,
  ownCompanyRead,
  ownJobRead,
  ownJobsRead,
  publishedRead,
  receivedRead,
  sentResumeRead,
  tagsRead,
} from './reads.ts'

const ownJobs: RouteRecord = {
  type: 'record-list',
  load: page(() => import('./pages/OwnJobsPage/OwnJobsPage.tsx'), 'OwnJobsPage'),
  reads: [ownJobsRead, publishedRead, casualJobsRead, casualJobRead, casualApplicantsRead],
}

export const routes: SliceRoutes<'employer'> = {
  ownJobs,
  ownJobList: ownJobs,
  companyProfile: {
    type: 'task-list',
    load: page(() => import('./pages/CompanyProfilePage/CompanyProfilePage.tsx'), 'CompanyProfilePage'),
    reads: [ownCompanyRead],
  },
  companyFigures: {
    type: 'record-list',
    load: page(() => import('./pages/FiguresPage/FiguresPage.tsx'), 'FiguresPage'),
    reads: [companyFiguresRead, jobFiguresRead],
  },
  publish: {
    type: 'task-list',
    load: page(() => import('./pages/PublishPage/PublishPage.tsx'), 'PublishPage'),
    reads: [ownJobRead],
  },
  received: {
    type: 'board',
    load: page(() => import('./pages/ReceivedPage/ReceivedPage.tsx'), 'ReceivedPage'),
    reads: [receivedRead, ...boardReads, comparedRead, blindnessRead, jobChoiceRead, tagsRead],
  },
  receivedResume: {
    type: 'board',
    load: page(() => import('./pages/ReceivedResumePage/ReceivedResumePage.tsx'), 'ReceivedResumePage'),
    reads: [applicationRead, sentResumeRead],
  },
}
