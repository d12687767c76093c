import { listSites, registrationResult, startEndTime, ticketKeys, ticketTitle } from '#contract/exam-tickets'
import { idIn, type RouteRequest, read } from '#platform/routing'
import { examIn, ticketSearch } from './model/ticket-address.ts'

const examOf = (request: RouteRequest) => ({ exam: examIn(request) })

/** What a ticket of the group in the address is headed with. */
export const titleRead = read(
  ticketTitle,
  request => {
    const { group } = ticketSearch.parse(request.query)
    return group === 'written' ? examOf(request) : { ...examOf(request), stage: group }
  },
  { keepPreviousData: true },
)

/** From when until when, on the service's clock. */
export const windowRead = read(startEndTime, examOf)

/** The sites of the exam, where the address asks for them. */
export const sitesRead = read(listSites, request =>
  ticketSearch.parse(request.query).view === 'sites' ? examOf(request) : null,
)

/** One's own result, by the registration in the address. */
export const resultRead = read(registrationResult, idIn, { audience: 'seeker' })

/** The public keys that codes are checked with. */
export const keysRead = read(ticketKeys, () => ({}))
