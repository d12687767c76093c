import { page, type SliceRoutes } from '#platform/routing'

export const routes: SliceRoutes<'fair-halls'> = {
  jobFair: { type: 'detail', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
  jobFairScene: { type: 'detail', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
}
