import type { ReactNode } from 'react'
import type { JobDetail } from '#contract/jobs'
import { jobTagList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { Alert, PageTitle, Tag } from '#design-system'
import { formatDate, relativeTime } from '#platform/dates'
import { demandsOf } from '../../model/labels.ts'
import { PayText } from '../PayText/PayText.tsx'
import { Facts, PayLine, Root, Small, Tags } from './JobHead.styles.ts'

interface Props {
  job: JobDetail
  now: number
  /** Apply, save, share. */
  actions: ReactNode
}

/** What decides whether one reads on: title, pay, place, demands, freshness. Renders a `<header>`. */
export const JobHead = ({ job, now, actions }: Props) => (
  <Root>
    {job.status !== 1 && (
      <Alert tone="warning" title={job.closedBecause || '该职位已停止招聘'}>
        不能再投递。下面有相似的职位，您可以看看。
      </Alert>
    )}
    <PageTitle>
      {job.title} {job.urgent && <Tag tone="accent">急招</Tag>}
    </PageTitle>
    <PayLine>
      <PayText {...job} />
    </PayLine>
    <Facts>
      <li>{job.place}</li>
      {demandsOf(job).map(demand => (
        <li key={demand}>{demand}</li>
      ))}
      <li>招 {job.headcount} 人</li>
    </Facts>
    {job.welfare.length > 0 && (
      <Tags aria-label="福利">
        {job.welfare.map(value => (
          <li key={value}>
            <Tag>{labelOf(jobTagList, value)}</Tag>
          </li>
        ))}
      </Tags>
    )}
    <Small>
      {relativeTime(job.confirmedAt, now)}确认在招 · {formatDate(job.publishedAt)} 发布 · {job.expiresOn} 截止 ·{' '}
      {job.viewCount} 次浏览
    </Small>
    {actions}
  </Root>
)
