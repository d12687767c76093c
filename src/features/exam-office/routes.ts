import { page, type SliceRoutes } from '#platform/routing'
import {
  candidateRead,
  candidatesRead,
  changeRead,
  changesRead,
  officeExamRead,
  officeExamsRead,
  ratiosRead,
  sitesRead,
} from './reads.ts'

export const routes: SliceRoutes<'exam-office'> = {
  examOffice: {
    type: 'record-list',
    load: page(() => import('./pages/OfficeExamsPage/OfficeExamsPage.tsx'), 'OfficeExamsPage'),
    reads: [officeExamsRead],
  },
  examOfficeExam: {
    type: 'centre',
    load: page(() => import('./pages/OfficeExamPage/OfficeExamPage.tsx'), 'OfficeExamPage'),
    reads: [officeExamRead, sitesRead],
  },
  examOfficeChanges: {
    type: 'record-list',
    load: page(() => import('./pages/OfficeChangesPage/OfficeChangesPage.tsx'), 'OfficeChangesPage'),
    reads: [officeExamRead, changesRead, changeRead],
  },
  examOfficeRatios: {
    type: 'record-list',
    load: page(() => import('./pages/OfficeRatiosPage/OfficeRatiosPage.tsx'), 'OfficeRatiosPage'),
    reads: [officeExamRead, ratiosRead],
  },
  examOfficeCandidates: {
    type: 'record-list',
    load: page(() => import('./pages/OfficeCandidatesPage/OfficeCandidatesPage.tsx'), 'OfficeCandidatesPage'),
    reads: [officeExamRead, candidatesRead, candidateRead],
  },
}
