import { page, type SliceRoutes } from '#platform/routing'

export const routes: SliceRoutes<'job-fairs'> = {
  fairs: { type: 'landing', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
  fairList: { type: 'results', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
  fairCalendar: { type: 'results', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
  fairsRunning: { type: 'results', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
  fairSeries: { type: 'results', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
  fairOf20240602: { type: 'results', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
}
