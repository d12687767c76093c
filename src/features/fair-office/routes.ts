import { page, type SliceRoutes } from '#platform/routing'
import {
  applicationsRead,
  draftRead,
  formRead,
  noticesRead,
  officeFairRead,
  officeFairsRead,
  papersRead,
  planRead,
  queuesRead,
  reportRead,
  reportsRead,
  signsRead,
  sourcesRead,
  textsRead,
} from './reads.ts'

export const routes: SliceRoutes<'fair-office'> = {
  fairOffice: {
    type: 'record-list',
    load: page(() => import('./pages/OfficeFairsPage/OfficeFairsPage.tsx'), 'OfficeFairsPage'),
    reads: [officeFairsRead],
  },
  fairOfficeAdd: {
    type: 'task-list',
    load: page(() => import('./pages/OfficeAddPage/OfficeAddPage.tsx'), 'OfficeAddPage'),
    reads: [sourcesRead, draftRead],
  },
  fairOfficeFair: {
    type: 'centre',
    load: page(() => import('./pages/OfficeFairPage/OfficeFairPage.tsx'), 'OfficeFairPage'),
    reads: [officeFairRead],
  },
  fairOfficeApplications: {
    type: 'record-list',
    load: page(() => import('./pages/OfficeApplicationsPage/OfficeApplicationsPage.tsx'), 'OfficeApplicationsPage'),
    reads: [officeFairRead, applicationsRead],
  },
  fairOfficePlan: {
    type: 'task-list',
    load: page(() => import('./pages/OfficePlanPage/OfficePlanPage.tsx'), 'OfficePlanPage'),
    reads: [planRead],
  },
  fairOfficeEdit: {
    type: 'task-list',
    load: page(() => import('./pages/OfficeEditPage/OfficeEditPage.tsx'), 'OfficeEditPage'),
    reads: [formRead],
  },
  fairOfficeNotices: {
    type: 'record-list',
    load: page(() => import('./pages/OfficeNoticesPage/OfficeNoticesPage.tsx'), 'OfficeNoticesPage'),
    reads: [officeFairRead, noticesRead],
  },
  fairOfficeQueues: {
    type: 'record-list',
    load: page(() => import('./pages/OfficeQueuesPage/OfficeQueuesPage.tsx'), 'OfficeQueuesPage'),
    reads: [queuesRead],
  },
  fairOfficeReports: {
    type: 'record-list',
    load: page(() => import('./pages/OfficeReportsPage/OfficeReportsPage.tsx'), 'OfficeReportsPage'),
    reads: [officeFairRead, reportsRead],
  },
  fairOfficeReport: {
    type: 'centre',
    load: page(() => import('./pages/OfficeReportPage/OfficeReportPage.tsx'), 'OfficeReportPage'),
    reads: [reportRead],
  },
  fairOfficePapers: {
    type: 'task-list',
    load: page(() => import('./pages/OfficePapersPage/OfficePapersPage.tsx'), 'OfficePapersPage'),
    reads: [papersRead],
  },
  fairOfficeTexts: {
    type: 'task-list',
    load: page(() => import('./pages/OfficeTextsPage/OfficeTextsPage.tsx'), 'OfficeTextsPage'),
    reads: [textsRead],
  },
  fairOfficePrints: {
    type: 'record-list',
    load: page(() => import('./pages/OfficePrintsPage/OfficePrintsPage.tsx'), 'OfficePrintsPage'),
    reads: [signsRead],
  },
}
