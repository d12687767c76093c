import type { OutputOf } from '#contract/endpoint'
import type { listJobs } from '#contract/jobs'
import { Pagination } from '#design-system'
import { pageCountOf } from '#platform/routing'
import { type JobSearch, jobSearchHref } from '../../model/search.ts'
import { JobsBeside } from '../../parts/JobsBeside/JobsBeside.tsx'

interface Props {
  search: JobSearch
  page: OutputOf<typeof listJobs>
}

/** The way on from a page of results: the places beside one that has few, the other pages; fetched later, because it stands below all of them. */
export const BelowResults = ({ search, page: { total, pageSize } }: Props) => (
  <>
    {total < pageSize && search.city && <JobsBeside search={search} />}
    <Pagination
      page={search.page}
      pageCount={pageCountOf({ total, pageSize })}
      hrefFor={page => jobSearchHref({ ...search, page })}
      unit="个"
    />
  </>
)
