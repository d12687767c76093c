import { page, type SliceRoutes } from '#platform/routing'
import { certificateRead, officesRead, ownArchivesRead, receivingOfficesRead, transferRead } from './reads.ts'

export const routes: SliceRoutes<'archives'> = {
  archives: {
    load: page(() => import('./pages/ArchivesPage/ArchivesPage.tsx'), 'ArchivesPage'),
    reads: [officesRead],
  },
  archiveQuery: { load: page(() => import('./pages/ArchiveQueryPage/ArchiveQueryPage.tsx'), 'ArchiveQueryPage') },
  archiveService: {
    load: page(() => import('./pages/ArchiveServicePage/ArchiveServicePage.tsx'), 'ArchiveServicePage'),
    reads: [receivingOfficesRead, ownArchivesRead, transferRead, certificateRead],
  },
}
