import { page, type RouteRecord, type SliceRoutes } from '#platform/routing'
import { keysRead, resultRead, sitesRead, titleRead, windowRead } from './reads.ts'

/** Every printable ticket is the same page: what differs is the exam in the address. */
const print: RouteRecord = {
  type: 'task-list',
  load: page(() => import('./pages/ExamPrintPage/ExamPrintPage.tsx'), 'ExamPrintPage'),
  reads: [titleRead, windowRead],
}

export const routes: SliceRoutes<'exam-tickets'> = {
  examTicket: {
    type: 'task-list',
    load: page(() => import('./pages/ExamTicketPage/ExamTicketPage.tsx'), 'ExamTicketPage'),
    reads: [titleRead, windowRead, sitesRead],
  },
  examPrint: print,
  examPrintNanchang2023: print,
  examPrintNanchang2024: print,
  examPrintNanchang2025: print,
  examPrintGanzhou2023: print,
  examPrintGanzhou2024: print,
  examPrintGanzhou2025: print,
  examScores: {
    type: 'task-list',
    load: page(() => import('./pages/ExamScoresPage/ExamScoresPage.tsx'), 'ExamScoresPage'),
    reads: [titleRead, windowRead],
  },
  examResult: {
    type: 'task-list',
    load: page(() => import('./pages/ExamResultPage/ExamResultPage.tsx'), 'ExamResultPage'),
    reads: [resultRead],
  },
  examVerify: {
    type: 'task-list',
    load: page(() => import('./pages/ExamVerifyPage/ExamVerifyPage.tsx'), 'ExamVerifyPage'),
    reads: [keysRead],
  },
}
