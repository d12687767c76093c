import { fairSlots, listFairTickets, myFairTicket } from '#contract/fair-visits'
import { type RouteRequest, read } from '#platform/routing'

const fairIn = ({ params: { id = '' } }: RouteRequest) => ({ fair: id })

export const ticketsRead = read(listFairTickets, () => ({}), { audience: 'seeker' })

/** One's own ticket for the fair in the address. */
export const ticketRead = read(myFairTicket, fairIn, { audience: 'seeker' })

/** What `FairVisitEntry` asks for on a page that has the fair's id in its address: part of that page's record. */
export const visitReads = [read(fairSlots, fairIn), ticketRead]
