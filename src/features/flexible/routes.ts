import { page, type SliceRoutes } from '#platform/routing'
import { flexibleJobRead, flexibleJobsRead, simpleApplicationsRead } from './reads.ts'

export const routes: SliceRoutes<'flexible'> = {
  flexible: {
    type: 'results',
    load: page(() => import('./pages/FlexiblePage/FlexiblePage.tsx'), 'FlexiblePage'),
    reads: [flexibleJobsRead, flexibleJobRead, simpleApplicationsRead],
  },
}
