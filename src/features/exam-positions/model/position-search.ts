import { positionSorts } from '#contract/exam-positions'
import { type AddressOf, addressCodec, code, flag, id, oneOf, pageNumber, words } from '#platform/routing'

/** What of a recruitment's positions is asked for, wherever the list stands: `?t=会计&education=70&fits=1&sort=ratio`. */
export const positionSearch = addressCodec({
  exam: id(),
  t: words(),
  city: code(/^36(0\d|1[01])\d\d$/),
  education: code(),
  major: code(/^[0-9A-Z]{2,8}$/),
  graduates: flag(),
  underRatio: flag(),
  fits: flag(),
  saved: flag(),
  sort: oneOf(positionSorts, 'code'),
  page: pageNumber(),
  /** The one whose details are open. */
  position: id(),
})
export type PositionSearch = AddressOf<typeof positionSearch>

/** The call's input: the details that are open are not part of the list. */
export const positionsInput = ({ position: _, ...search }: PositionSearch) => search

/** The address of the same list with something changed; its details close when the list becomes another. */
export const positionsHref = (path: string, search: PositionSearch, change: Partial<PositionSearch>): string =>
  positionSearch.change(path, { ...search, position: '' }, change)

/** The address of one position's details above the list as it is. */
export const positionHref = (path: string, search: PositionSearch, position: string): string =>
  positionSearch.format(path, { ...search, position })
