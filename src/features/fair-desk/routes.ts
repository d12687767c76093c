import { page, type SliceRoutes } from '#platform/routing'

export const routes: SliceRoutes<'fair-desk'> = {
  fairDesk: { type: 'record-list', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
}
