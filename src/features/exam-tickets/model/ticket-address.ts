import { ticketStages } from '#contract/exam-tickets'
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

/** Short names of past exams by the address of their tickets. */
const slugs: ReadonlyMap<string, string> = new Map([
  [pathTo('examPrintNanchang2023'), 'nanchang-2023'],
  [pathTo('examPrintNanchang2024'), 'nanchang-2024'],
  [pathTo('examPrintNanchang2025'), 'nanchang-2025'],
  [pathTo('examPrintGanzhou2023'), 'ganzhou-2023'],
  [pathTo('examPrintGanzhou2024'), 'ganzhou-2024'],
  [pathTo('examPrintGanzhou2025'), 'ganzhou-2025'],
])

/** Which exam an address is about: by its number, or a past one by its short name, such as nanchang-2023. */
export const examIn = ({ path, params }: Pick<RouteRequest, 'path' | 'params'>): string =>
  slugs.get(path) ?? params.id ?? ''
