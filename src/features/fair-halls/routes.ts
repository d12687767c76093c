import { livesReads } from '#features/fair-lives'
import { visitReads } from '#features/fair-visits'
import { page, type SliceRoutes } from '#platform/routing'
import { exhibitorsRead, fairRead, hallsRead, jobsRead, menuRead, sceneJobsRead, sceneRead } from './reads.ts'

export const routes: SliceRoutes<'fair-halls'> = {
  jobFair: {
    type: 'detail',
    load: page(() => import('./pages/JobFairPage/JobFairPage.tsx'), 'JobFairPage'),
    reads: [fairRead, menuRead, exhibitorsRead, jobsRead, hallsRead, ...visitReads, ...livesReads],
  },
  jobFairScene: {
    type: 'detail',
    load: page(() => import('./pages/JobFairScenePage/JobFairScenePage.tsx'), 'JobFairScenePage'),
    reads: [fairRead, sceneRead, sceneJobsRead, ...livesReads],
  },
}
