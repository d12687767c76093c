import { page, type SliceRoutes } from '#platform/routing'
import { keptListRead, keptRead, postRead, postsRead } from './reads.ts'

export const routes: SliceRoutes<'payments'> = {
  payment: {
    type: 'task-list',
    load: page(() => import('./pages/PaymentPage/PaymentPage.tsx'), 'PaymentPage'),
    reads: [postsRead, postRead],
  },
  examRegistrations: {
    type: 'record-list',
    load: page(() => import('./pages/ExamListPage/ExamListPage.tsx'), 'ExamListPage'),
    reads: [keptListRead, keptRead],
  },
}
