import { page, type SliceRoutes } from '#platform/routing'
import { certificateRead, officesRead, ownArchivesRead, receivingOfficesRead, transferRead } from './reads.ts'

export const routes: SliceRoutes<'archives'> = {
  archives: {
    type: 'landing',
    load: page(() => import('./pages/ArchivesPage/ArchivesPage.tsx'), 'ArchivesPage'),
    reads: [officesRead],
  },
  archiveQuery: {
    type: 'task-list',
    load: page(() => import('./pages/ArchiveQueryPage/ArchiveQueryPage.tsx'), 'ArchiveQueryPage'),
  },
  archiveService: {
    type: 'task-list',
    load: page(() => import('./pages/ArchiveServicePage/ArchiveServicePage.tsx'), 'ArchiveServicePage'),
    reads: [receivingOfficesRead, ownArchivesRead, transferRead, certificateRead],
  },
}
