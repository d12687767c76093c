import { page, type SliceRoutes } from '#platform/routing'
import {
  examRead,
  orderRead,
  ownPaymentRead,
  ownRead,
  positionsRead,
  practisedRead,
  registrationRead,
  registrationsRead,
  revealsRead,
  statementsRead,
} from './reads.ts'

export const routes: SliceRoutes<'exam-registrations'> = {
  examApply: {
    type: 'task-list',
    load: page(() => import('./pages/ExamApplyPage/ExamApplyPage.tsx'), 'ExamApplyPage'),
    reads: [examRead, positionsRead],
  },
  examEnroll: {
    type: 'task-list',
    load: page(() => import('./pages/ExamEnrollPage/ExamEnrollPage.tsx'), 'ExamEnrollPage'),
    reads: [registrationRead],
  },
  examApplyInfo: {
    type: 'detail',
    load: page(() => import('./pages/ExamApplyInfoPage/ExamApplyInfoPage.tsx'), 'ExamApplyInfoPage'),
    reads: [registrationRead, revealsRead, statementsRead],
  },
  examProgress: {
    type: 'detail',
    load: page(() => import('./pages/ExamProgressPage/ExamProgressPage.tsx'), 'ExamProgressPage'),
    reads: [examRead, ownRead],
  },
  examsOfMine: {
    type: 'record-list',
    load: page(() => import('./pages/ExamsOfMinePage/ExamsOfMinePage.tsx'), 'ExamsOfMinePage'),
    reads: [registrationsRead],
  },
  testsOfMine: {
    type: 'record-list',
    load: page(() => import('./pages/TestsOfMinePage/TestsOfMinePage.tsx'), 'TestsOfMinePage'),
    reads: [practisedRead],
  },
  examPayNotify: {
    type: 'done',
    load: page(() => import('./pages/ExamPayNotifyPage/ExamPayNotifyPage.tsx'), 'ExamPayNotifyPage'),
    reads: [ownPaymentRead, orderRead],
  },
}
