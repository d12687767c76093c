import { page, type SliceRoutes } from '#platform/routing'
import { examListRead, officeListsRead } from './reads.ts'

export const routes: SliceRoutes<'exam-lists'> = {
  examResultList: {
    type: 'detail',
    load: page(() => import('./pages/ExamResultListPage/ExamResultListPage.tsx'), 'ExamResultListPage'),
    reads: [examListRead],
  },
  examOfficeLists: {
    type: 'task-list',
    load: page(() => import('./pages/OfficeListsPage/OfficeListsPage.tsx'), 'OfficeListsPage'),
    reads: [officeListsRead],
  },
}
