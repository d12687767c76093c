import { pathTo } from '#contract/pages'
import { keepPage } from '#platform/offline'

/** Keeps the page of a desk so that it opens without a network; read by public/fairs-offline.js. */
export const keepDeskPage = (fair: string): Promise<boolean> =>
  keepPage({ cache: 'fair-pages', worker: '/fairs-offline.js', scope: pathTo('fairDesk', { id: fair }) })
