import { fairAlerts } from '#contract/fair-alerts'
import {
  boothPayment,
  listFairBooths,
  listJoinableFairs,
  listParticipations,
  participationInfo,
} from '#contract/fair-bookings'
import { type RouteRequest, read } from '#platform/routing'
import { isOnlinePath, ownFairsSearch } from './model/fair-addresses.ts'

const audience = 'employer'

/** What the address says, and which fairs its page is of. */
const asked = ({ path, query }: RouteRequest) => ({ ...ownFairsSearch.parse(query), online: isOnlinePath(path) })

/** My fairs. */
export const ownFairsRead = read(
  listParticipations,
  request => {
    const { view, online, page } = asked(request)
    return view === '' ? { online, page } : null
  },
  { audience, keepPreviousData: true },
)

/** What the card below them asks for. */
export const ownAlertsRead = read(fairAlerts, request => (asked(request).view === '' ? {} : null), { audience })

/** Fairs that can be joined. */
export const joinableRead = read(
  listJoinableFairs,
  request => {
    const { view, online, city, page } = asked(request)
    return view === 'join' ? { online, city, page } : null
  },
  { audience, keepPreviousData: true },
)

const oneIn = (request: RouteRequest) => {
  const { view, id } = asked(request)
  return view === 'one' && id !== '' ? { id } : null
}

/** One of mine. */
export const participationRead = read(participationInfo, oneIn, { audience })

/** The booths of its fair. */
export const boothsRead = read(listFairBooths, oneIn, { audience })

/** What became of a payment. */
export const boothPaymentRead = read(
  boothPayment,
  request => {
    const { view, order } = asked(request)
    return view === 'payment' && order !== '' ? { order } : null
  },
  { audience },
)
