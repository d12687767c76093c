import { pathTo } from '#contract/pages'
import { keepPage } from '#platform/offline'

/** Keeps the page of a booth so that it opens without a network; read by public/fairs-offline.js. */
export const keepBoothPage = (): Promise<boolean> =>
  keepPage({ cache: 'fair-pages', worker: '/fairs-offline.js', scope: pathTo('fairsOnsite') })
