import { fixedPrints, ticketStages } from '#contract/exam-tickets'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, oneOf, type RouteRequest, words } from '#platform/routing'

/** `/exam/exam-ticket/601?view=sites&q=…`: one's ticket of a group, or where the exam is sat. */
export const ticketSearch = addressCodec({
  view: oneOf(['ticket', 'sites'], 'ticket'),
  group: oneOf(
    ticketStages.map(({ value }) => value),
    'written',
  ),
  q: words(40),
})

export type TicketSearch = AddressOf<typeof ticketSearch>

export const addressOfTicket = (exam: string, search: Partial<TicketSearch> = {}) =>
  ticketSearch.format(pathTo('examTicket', { id: exam }), search)

const slugs: ReadonlyMap<string, string> = new Map(
  fixedPrints.map(({ city, year }) => [`/exam/print/${city}/${year}`, `${city}-${year}`]),
)

/** Which exam an address is about: by its number, or a past one by its short name, such as nanchang-2023. */
export const examIn = ({ path, params }: Pick<RouteRequest, 'path' | 'params'>): string =>
  slugs.get(path) ?? params.id ?? ''
