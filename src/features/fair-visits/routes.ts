import { page, type SliceRoutes } from '#platform/routing'

export const routes: SliceRoutes<'fair-visits'> = {
  fairTickets: { type: 'record-list', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
  fairTicket: { type: 'detail', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
}
