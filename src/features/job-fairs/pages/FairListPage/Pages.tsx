import { Pagination } from '#design-system'
import { pageCountOf } from '#platform/routing'
import { type FairSearch, fairListAddress } from '../../model/fair-search.ts'

interface Props {
  search: FairSearch
  total: number
  pageSize: number
}

/** The way to the other pages of the list; fetched later, because it stands below all of it. */
export const Pages = ({ search, total, pageSize }: Props) => (
  <Pagination
    page={search.page}
    pageCount={pageCountOf({ total, pageSize })}
    hrefFor={page => fairListAddress(search, { page })}
    unit="场"
  />
)
