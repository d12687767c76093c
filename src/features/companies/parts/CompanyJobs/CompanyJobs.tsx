import { pathTo } from '#contract/pages'
import { Card, EmptyState, Link, LoadState, Pagination } from '#design-system'
import { JobList, JobListSkeleton } from '#features/jobs'
import { AreaDrawing } from '#features/site'
import { idIn, pageCountOf, useRequest } from '#platform/routing'
import { useCompanyJobs } from '../../hooks/useCompanyJobs.ts'
import { JOBS, jobsPage } from '../../model/jobs-page.ts'

/** The open jobs of the page's employer, page by page. */
export function CompanyJobs() {
  const request = useRequest()
  const path = pathTo('companyDetails', idIn(request))
  const { jobs, ...state } = useCompanyJobs()
  return (
    <Card id={JOBS} title="在招职位">
      <LoadState
        {...state}
        data={jobs}
        isEmpty={({ list }) => list.length === 0}
        loading={<JobListSkeleton />}
        empty={
          <EmptyState
            picture={<AreaDrawing name="jobs" />}
            page={{ list: jobs, firstHref: path, unit: '个职位' }}
            title="该单位目前没有在招职位"
            action={<Link href={pathTo('jobSearch')}>搜索其他职位</Link>}
          />
        }
      >
        {({ list, total, pageSize }) => (
          <>
            <JobList jobs={list} />
            <Pagination
              page={jobsPage.parse(request.query).page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => jobsPage.format(path, { page })}
              unit="个"
            />
          </>
        )}
      </LoadState>
    </Card>
  )
}
