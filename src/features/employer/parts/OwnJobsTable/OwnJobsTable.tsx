import { useState } from 'react'
import { pathTo } from '#contract/pages'
import { Badge, ButtonLink, Checkbox, RecordList, RecordRow, Stack, Tag, Text, VisuallyHidden } from '#design-system'
import { PayText } from '#features/jobs'
import { datesOf, type OwnJobRow, stageLabels, stageTones } from '../../model/posting-stages.ts'
import { OwnJobActions } from '../OwnJobActions/OwnJobActions.tsx'
import { OwnJobBatch, type OwnJobBatchProps } from '../OwnJobBatch/OwnJobBatch.tsx'

interface Props {
  jobs: readonly OwnJobRow[]
  /** Whoever may not reads them alone. */
  mayRecruit?: boolean
  onChange: OwnJobBatchProps['onChange']
}

/** A page of the employer's own jobs; several can be chosen and changed together. */
export function OwnJobsTable({ jobs, mayRecruit = true, onChange }: Props) {
  const [marked, setMarked] = useState<readonly string[]>([])
  // What has gone from the page is chosen no more.
  const chosen = jobs.map(({ id }) => id).filter(id => marked.includes(id))
  return (
    <Stack gap={3}>
      {mayRecruit && <OwnJobBatch jobs={jobs} chosen={chosen} onChoose={setMarked} onChange={onChange} />}
      <RecordList aria-label="职位管理">
        {jobs.map(job => (
          <RecordRow
            tight
            key={job.id}
            title={job.title || '未命名职位'}
            href={hrefOf(job, mayRecruit)}
            current={chosen.includes(job.id)}
            select={
              mayRecruit && (
                <Checkbox
                  label={<VisuallyHidden>选择“{job.title || '未命名职位'}”</VisuallyHidden>}
                  checked={chosen.includes(job.id)}
                  onChange={event =>
                    setMarked(event.currentTarget.checked ? [...chosen, job.id] : chosen.filter(id => id !== job.id))
                  }
                />
              )
            }
            state={
              <>
                <Tag tone={stageTones[job.stage]}>{stageLabels[job.stage]}</Tag>
                {job.closedBecause && (
                  <Text size="sm" tone="muted" inline>
                    {job.closedBecause}
                  </Text>
                )}
              </>
            }
            facts={[
              <PayText key="pay" {...job} wageMonths={12} />,
              job.place || '未填写地点',
              `浏览 ${job.viewCount}`,
              ...datesOf(job),
            ]}
            actions={
              <>
                <ButtonLink size="small" variant="quiet" href={pathTo('received', null, { job: job.id })}>
                  简历 {job.applyCount} 份{job.unreadCount > 0 && <Badge count={job.unreadCount} unit="份未读" />}
                </ButtonLink>
                {mayRecruit && <OwnJobActions job={job} />}
              </>
            }
          />
        ))}
      </RecordList>
    </Stack>
  )
}

/** Where it is written, or what everybody sees of it. */
function hrefOf({ id, stage }: OwnJobRow, mayRecruit: boolean) {
  if (mayRecruit) return pathTo('publish', null, { id })
  return stage === 'open' ? pathTo('jobDetails', { id }) : undefined
}
