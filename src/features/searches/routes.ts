import { page, type SliceRoutes } from '#platform/routing'
import { hiddenCompaniesRead, huntRead, searchesRead } from './reads.ts'

export const routes: SliceRoutes<'searches'> = {
  savedSearches: {
    type: 'record-list',
    load: page(() => import('./pages/SearchListPage/SearchListPage.tsx'), 'SearchListPage'),
    reads: [searchesRead, hiddenCompaniesRead],
  },
  jobHunt: {
    type: 'centre',
    load: page(() => import('./pages/JobHuntPage/JobHuntPage.tsx'), 'JobHuntPage'),
    reads: [huntRead],
  },
}
