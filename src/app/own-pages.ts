import { page, type SliceRoutes } from '#platform/routing'

/** The shell's own page: where unknown addresses lead. */
export const routes: SliceRoutes<'app'> = {
  notFound: { type: 'nothing', load: page(() => import('./NotFoundPage.tsx'), 'NotFoundPage') },
}
