import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, code, flag, id, oneOf, pageNumber } from '#platform/routing'

/** What the query of the page says: the list or the desk, what it is narrowed to, and which registration is meant. */
export const reviewSearch = addressCodec({
  view: oneOf(['desk']),
  what: oneOf(['first', 'appeal', 'second', 'third']),
  position: id(),
  soon: flag(),
  item: code(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  page: pageNumber(),
})
export type ReviewSearch = AddressOf<typeof reviewSearch>

export const reviewAddress = (exam: string, search: ReviewSearch, change: Partial<ReviewSearch>) =>
  reviewSearch.change(pathTo('examOfficeReviews', { id: exam }), { ...search, item: '' }, change)

/** What list and desk ask the service for alike. */
export const narrowedBy = ({ what, position, soon }: ReviewSearch) => ({ what, position, soon })
