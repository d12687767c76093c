import { page, type Read, type SliceRoutes } from '#platform/routing'
import {
  employerMenuRead,
  individualMenuRead,
  navigationRead,
  siteConfigRead,
  subSitesRead,
  topicsRead,
} from './reads.ts'

/** What the frame around every page reads. */
export const siteReads: readonly Read[] = [siteConfigRead, navigationRead]

export const routes: SliceRoutes<'site'> = {
  siteMap: {
    type: 'landing',
    load: page(() => import('./pages/SiteMapPage/SiteMapPage.tsx'), 'SiteMapPage'),
    reads: [individualMenuRead, employerMenuRead, topicsRead, subSitesRead],
  },
}
