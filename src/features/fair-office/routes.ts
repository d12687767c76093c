import { page, type SliceRoutes } from '#platform/routing'

export const routes: SliceRoutes<'fair-office'> = {
  fairOffice: { type: 'record-list', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
  fairOfficeFair: { type: 'centre', load: page(() => import('./pages/SoonPage/SoonPage.tsx'), 'SoonPage') },
}
