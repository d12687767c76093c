import { pathTo } from '#contract/pages'
import { Card, EmptyState, Link, LoadState, Pagination } from '#design-system'
import { JobList, JobListSkeleton } from '#features/jobs'
import { useCompanyJobs } from '../../hooks/useCompanyJobs.ts'

/** An employer's open jobs, page by page. */
export function CompanyJobs({ id, page }: { id: string; page: number }) {
  const { jobs, ...state } = useCompanyJobs(id, page)
  return (
    <Card title="在招职位">
      <LoadState
        {...state}
        data={jobs}
        isEmpty={({ list }) => list.length === 0}
        loading={<JobListSkeleton />}
        empty={
          <EmptyState
            page={{ list: jobs, firstHref: pathTo('companyDetails', { id }), unit: '个职位' }}
            title="该单位目前没有在招职位"
            action={<Link href={pathTo('jobSearch')}>搜索其他职位</Link>}
          />
        }
      >
        {({ list, total, pageSize }) => (
          <>
            <JobList jobs={list} />
            <Pagination
              page={page}
              pageCount={Math.max(1, Math.ceil(total / pageSize))}
              hrefFor={to => `/company-details/${id}${to > 1 ? `?page=${to}` : ''}`}
              unit="个"
            />
          </>
        )}
      </LoadState>
    </Card>
  )
}
