import { figureOrders, figurePeriods } from '#contract/employer'
import { pathTo } from '#contract/pages'
import { type AddressOf, addressCodec, id, oneOf, pageNumber } from '#platform/routing'

/** `/enterprise/figures?period=7&order=rate`: the last days for which figures are told, and how the jobs are ordered. */
export const figuresSearch = addressCodec({
  /** The job that is looked at alone; '' for all together. */
  job: id(),
  period: oneOf(figurePeriods, '30'),
  order: oneOf(figureOrders, 'views'),
  page: pageNumber(),
})

export type FiguresSearch = AddressOf<typeof figuresSearch>

/** The address with something changed, from the first page on unless it is the page that changes. */
export const figuresAddress = (search: FiguresSearch, change: Partial<FiguresSearch> = {}): string =>
  figuresSearch.change(pathTo('companyFigures'), search, change)
