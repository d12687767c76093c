import { listFairTickets, myFairTicket } from '#contract/fair-visits'
import { type RouteRequest, read } from '#platform/routing'

const fairIn = ({ params: { id = '' } }: RouteRequest) => ({ fair: id })

export const ticketsRead = read(listFairTickets, () => ({}), { audience: 'seeker' })

/** One's own ticket for the fair in the address. */
export const ticketRead = read(myFairTicket, fairIn, { audience: 'seeker' })
