import { todayReads } from '#features/fair-lives'
import { page, type SliceRoutes } from '#platform/routing'
import {
  aheadRead,
  fairListRead,
  monthRead,
  nextRead,
  resultsRead,
  runningRead,
  seriesListRead,
  seriesRead,
  totalsRead,
  weekRead,
} from './reads.ts'

export const routes: SliceRoutes<'job-fairs'> = {
  fairs: {
    type: 'landing',
    load: page(() => import('./pages/FairsPage/FairsPage.tsx'), 'FairsPage'),
    reads: [aheadRead, weekRead, seriesListRead, totalsRead, ...todayReads],
  },
  fairList: {
    type: 'results',
    load: page(() => import('./pages/FairListPage/FairListPage.tsx'), 'FairListPage'),
    reads: [fairListRead],
  },
  fairCalendar: {
    type: 'results',
    load: page(() => import('./pages/FairCalendarPage/FairCalendarPage.tsx'), 'FairCalendarPage'),
    reads: [monthRead],
  },
  fairsRunning: {
    type: 'results',
    load: page(() => import('./pages/FairsRunningPage/FairsRunningPage.tsx'), 'FairsRunningPage'),
    reads: [runningRead, nextRead],
  },
  fairSeries: {
    type: 'landing',
    load: page(() => import('./pages/FairSeriesPage/FairSeriesPage.tsx'), 'FairSeriesPage'),
    reads: [seriesRead],
  },
  fairOf20240602: {
    type: 'article',
    load: page(() => import('./pages/FairOf20240602Page/FairOf20240602Page.tsx'), 'FairOf20240602Page'),
    reads: [resultsRead],
  },
}
