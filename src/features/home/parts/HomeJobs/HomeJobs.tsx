import { jobGroups } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { Card, EmptyState, Link, LoadState, TabLinks } from '#design-system'
import { JobCard, JobListSkeleton } from '#features/jobs'
import { useNow } from '#platform/clock'
import { useRequest } from '#platform/routing'
import { useHomeJobs } from '../../hooks/useHomeJobs.ts'
import { usePlace } from '../../hooks/usePlace.ts'
import { groupHref, groupLabels, homeAddress } from '../../model/home-address.ts'
import { Grid } from './HomeJobs.styles.ts'

/** Jobs by tab; the tab is in the address, so that it can be shared and works before any script. */
export function HomeJobs() {
  const { query: address } = useRequest()
  const { jobs: group } = homeAddress.parse(address)
  const place = usePlace()
  const { jobs, ...state } = useHomeJobs()
  const now = useNow()
  return (
    <Card
      title="在招职位"
      action={<Link href={pathTo('jobSearch', null, { ...place, a: group === 'hot' && '2' })}>查看全部</Link>}
    >
      <TabLinks
        label="职位分组"
        items={jobGroups.map(name => ({
          href: groupHref(name, place),
          label: groupLabels[name],
          current: name === group,
        }))}
      />
      <LoadState
        {...state}
        data={jobs}
        isEmpty={list => list.length === 0}
        loading={<JobListSkeleton />}
        empty={
          <EmptyState
            title={`暂时没有${groupLabels[group]}职位`}
            action={<Link href={pathTo('jobSearch', null, { ...place })}>看看全部职位</Link>}
          />
        }
      >
        {list => (
          <Grid>
            {list.map(job => (
              <li key={job.id}>
                <JobCard job={job} now={now} />
              </li>
            ))}
          </Grid>
        )}
      </LoadState>
    </Card>
  )
}
