import { type FairKind, isOnline } from '#contract/fair-kinds'
import { pathTo } from '#contract/pages'
import { addressCodec, id } from '#platform/routing'

/** `/recruitment/scene/34?live=5`: which stream is open. */
const liveAddress = addressCodec({ live: id() })

/** Where the open stream stands on its page. */
export const STAGE = 'live'

/** The stream that an address opens; '' for none. */
export const liveIn = (query: URLSearchParams): string => liveAddress.parse(query).live

/** A stream opened on the page `path`. */
export const liveHref = (path: string, live: string): string => `${liveAddress.format(path, { live })}#${STAGE}`

/** The same address without a stream. */
export function closedHref(path: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete('live')
  return rest.size === 0 ? path : `${path}?${rest}`
}

/** The page on which the streams of a fair stand: its halls on line, else its own. */
export const pageOfLives = ({ id, kind }: { readonly id: string; readonly kind: FairKind }): string =>
  pathTo(isOnline(kind) ? 'jobFairScene' : 'jobFair', { id })
