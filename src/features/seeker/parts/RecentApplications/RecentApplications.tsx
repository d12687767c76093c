import { applicationStateLabels } from '#contract/applications'
import { pathTo } from '#contract/pages'
import { Heading, Link, LoadState, RecordList, RecordRow, Row, Stack, Tag } from '#design-system'
import { formatDate } from '#platform/dates'
import { useRecentApplications } from '../../hooks/useApplications.ts'
import { applicationsAddress } from '../../model/addresses.ts'
import { toneOf } from '../../model/application-timeline.ts'

/** What was applied for last and how far it is, each leading to its steps; nothing for whoever has not applied. */
export function RecentApplications() {
  const { applications, ...state } = useRecentApplications()
  if (applications?.length === 0) return null
  return (
    <Stack gap={3}>
      <Row justify="between">
        <Heading level={2} size="lg">
          最近的投递
        </Heading>
        <Link href={pathTo('applications')}>全部</Link>
      </Row>
      <LoadState {...state} data={applications}>
        {list => (
          <RecordList>
            {list.map(({ id, job, state: reached, appliedAt }) => (
              <RecordRow
                key={id}
                tight
                level={3}
                title={job.title}
                href={applicationsAddress({ id })}
                state={<Tag tone={toneOf(reached)}>{applicationStateLabels[reached]}</Tag>}
                facts={[job.companyName, job.place]}
                end={`${formatDate(appliedAt)} 投递`}
              />
            ))}
          </RecordList>
        )}
      </LoadState>
    </Stack>
  )
}
