import { page, type SliceRoutes } from '#platform/routing'

export const routes: SliceRoutes<'fair-desk'> = {
  fairDesk: {
    type: 'task-list',
    load: page(() => import('./pages/FairDeskPage/FairDeskPage.tsx'), 'FairDeskPage'),
  },
}
