import { page, type SliceRoutes } from '#platform/routing'
import { officeExamsRead } from './reads.ts'

export const routes: SliceRoutes<'exam-office'> = {
  examOffice: {
    type: 'record-list',
    load: page(() => import('./pages/OfficeExamsPage/OfficeExamsPage.tsx'), 'OfficeExamsPage'),
    reads: [officeExamsRead],
  },
}
