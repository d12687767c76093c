import { Pagination } from '#design-system'
import { pageCountOf } from '#platform/routing'
import { type ExamSearch, examListAddress } from '../../model/exam-search.ts'

interface Props {
  search: ExamSearch
  total: number
  pageSize: number
}

/** The way to the other pages of the list; fetched later, because it stands below all of it. */
export const Pages = ({ search, total, pageSize }: Props) => (
  <Pagination
    page={search.page}
    pageCount={pageCountOf({ total, pageSize })}
    hrefFor={page => examListAddress(search, { page })}
    unit="场"
  />
)
