import { page, type SliceRoutes } from '#platform/routing'
import { brandsRead, deadlinesRead, figuresRead, hiringRead, homeJobsRead, noticesRead, subSitesRead } from './reads.ts'

export const routes: SliceRoutes<'home'> = {
  home: {
    type: 'landing',
    load: page(() => import('./pages/HomePage/HomePage.tsx'), 'HomePage'),
    reads: [homeJobsRead, brandsRead, noticesRead, deadlinesRead, figuresRead, subSitesRead, hiringRead],
  },
}
