import { pathTo } from '#contract/pages'
import { ButtonLink, Card, EmptyState, Link, LoadState } from '#design-system'
import { JobCard, JobListSkeleton } from '#features/jobs'
import { useNow } from '#platform/clock'
import { useHomeJobs } from '../../hooks/useHomeJobs.ts'
import { usePlace } from '../../hooks/usePlace.ts'
import { Jobs } from './ElderHome.styles.ts'

/** How many are shown before the way to all of them. */
const SHOWN = 4

/** A few of the newest jobs, one below the other, and one large way to the rest. */
export function ElderJobs() {
  const place = usePlace()
  const { jobs, ...state } = useHomeJobs()
  const now = useNow()
  const all = pathTo('jobSearch', null, { ...place })
  return (
    <Card title="在招职位">
      <LoadState
        {...state}
        data={jobs}
        isEmpty={list => list.length === 0}
        loading={<JobListSkeleton />}
        empty={<EmptyState title="暂时没有新职位" action={<Link href={all}>看看全部职位</Link>} />}
      >
        {list => (
          <Jobs>
            {list.slice(0, SHOWN).map(job => (
              <li key={job.id}>
                <JobCard job={job} now={now} />
              </li>
            ))}
            <li>
              <ButtonLink wide size="large" href={all}>
                查看全部职位
              </ButtonLink>
            </li>
          </Jobs>
        )}
      </LoadState>
    </Card>
  )
}
