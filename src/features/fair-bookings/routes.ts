import { page, type SliceRoutes } from '#platform/routing'

export const routes: SliceRoutes<'fair-bookings'> = {
  fairsOnsite: { type: 'record-list', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
  fairsOnline: { type: 'record-list', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
}
