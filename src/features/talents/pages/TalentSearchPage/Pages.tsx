import { Pagination } from '#design-system'
import { pageCountOf } from '#platform/routing'
import { type TalentSearch, talentSearch } from '../../model/search.ts'

interface Props {
  /** Of the page, which has two addresses. */
  path: string
  search: TalentSearch
  total: number
  pageSize: number
}

/** The way to the other pages of the list; fetched later, because it stands below all of it. */
export const Pages = ({ path, search, total, pageSize }: Props) => (
  <Pagination
    page={search.page}
    pageCount={pageCountOf({ total, pageSize })}
    hrefFor={page => talentSearch.change(path, search, { page })}
    unit="份"
  />
)
