import type { Settings } from '../settings.ts'

/**
 * For what carries the portal's own address: as long as that is taken from each request, a store shared by many could
 * hand what one has asked for to all others.
 */
export const cacheFor = ({ publicOrigin }: Settings) => ({
  'Cache-Control': `${publicOrigin === undefined ? 'private' : 'public'}, max-age=3600`,
})
