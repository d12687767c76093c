import { useState } from 'react'
import { pathTo } from '#contract/pages'
import { Badge, Checkbox, Link, Stack, Table, Tag, Text, VisuallyHidden } from '#design-system'
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
      <Table
        caption="职位管理"
        captionHidden
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          ...(mayRecruit
            ? [
                {
                  id: 'choose',
                  title: '选择',
                  cell: (job: OwnJobRow) => (
                    <Checkbox
                      label={<VisuallyHidden>选择“{job.title || '未命名职位'}”</VisuallyHidden>}
                      checked={chosen.includes(job.id)}
                      onChange={event =>
                        setMarked(
                          event.currentTarget.checked ? [...chosen, job.id] : chosen.filter(id => id !== job.id),
                        )
                      }
                    />
                  ),
                },
              ]
            : []),
          {
            id: 'title',
            title: '职位',
            rowHeader: true,
            cell: job => (
              <>
                <Title job={job} mayRecruit={mayRecruit} />{' '}
                <Tag tone={stageTones[job.stage]}>{stageLabels[job.stage]}</Tag>
                {job.closedBecause && (
                  <Text size="sm" tone="muted">
                    {job.closedBecause}
                  </Text>
                )}
              </>
            ),
          },
          { id: 'pay', title: '月薪', nowrap: true, cell: job => <PayText {...job} wageMonths={12} /> },
          { id: 'place', title: '地点', nowrap: true, cell: ({ place }) => place || '未填写' },
          {
            id: 'applications',
            title: '收到简历',
            cell: job => (
              <Link href={pathTo('received', null, { job: job.id })}>
                {job.applyCount} 份{job.unreadCount > 0 && <Badge count={job.unreadCount} unit="份未读" />}
              </Link>
            ),
          },
          { id: 'views', title: '浏览', align: 'end', cell: ({ viewCount }) => viewCount },
          {
            id: 'dates',
            title: '日期',
            nowrap: true,
            cell: job => (
              <div>
                {datesOf(job).map(line => (
                  <div key={line}>{line}</div>
                ))}
              </div>
            ),
          },
          ...(mayRecruit
            ? [{ id: 'actions', title: '操作', cell: (job: OwnJobRow) => <OwnJobActions job={job} /> }]
            : []),
        ]}
      />
    </Stack>
  )
}

/** Leads to where it is written, or to what everybody sees of it. */
function Title({ job: { id, title, stage }, mayRecruit }: { job: OwnJobRow; mayRecruit: boolean }) {
  const words = title || '未命名职位'
  if (mayRecruit) return <Link href={pathTo('publish', null, { id })}>{words}</Link>
  return stage === 'open' ? <Link href={pathTo('jobDetails', { id })}>{words}</Link> : words
}
