import { Pagination } from '#design-system'
import { type JobSearch, jobSearchHref } from '../../model/search.ts'

interface Props {
  search: JobSearch
  total: number
  pageSize: number
}

/** The way to the other pages of the list; fetched later, because it stands below all of it. */
export const Pages = ({ search, total, pageSize }: Props) => (
  <Pagination
    page={search.page}
    pageCount={Math.ceil(total / pageSize)}
    hrefFor={page => jobSearchHref({ ...search, page })}
    unit="个"
  />
)
