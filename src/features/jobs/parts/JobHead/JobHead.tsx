import type { ReactNode } from 'react'
import type { JobDetail } from '#contract/jobs'
import { licenceMarks } from '#contract/licence-standing'
import { pathTo } from '#contract/pages'
import { jobTagList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { Alert, DetailHead, Icon, icons, Link, Tag, Text } from '#design-system'
import { formatDate, relativeTime } from '#platform/dates'
import { later } from '#platform/later'
import { demandsOf } from '../../model/labels.ts'
import { monthlyYuanOf } from '../../model/pay.ts'
import { PayText } from '../PayText/PayText.tsx'
import { Owner, Tags } from './JobHead.styles.ts'

const CompanyMark = later(async () => (await import('./CompanyMark.tsx')).CompanyMark)

interface Props {
  job: JobDetail
  now: number
  /** Place of the title in the outline; it names the page by default. */
  level?: 1 | 2 | undefined
  /** Jobs like it stand below. */
  hasSimilar?: boolean | undefined
  /** Share, print, report. */
  actions: ReactNode
}

/** Who is hiring, and whether its check counts. */
const Employer = ({ company: { id, name, licenceStanding } }: Pick<JobDetail, 'company'>) => (
  <Owner>
    <Link href={pathTo('companyDetails', { id })}>{name}</Link>
    <span>
      <Icon path={licenceStanding === 'valid' ? icons.shield : icons.info} size="small" />
      {licenceMarks[licenceStanding]}
    </span>
  </Owner>
)

/** What decides whether one reads on: title, whose it is, pay, place, demands, freshness. Renders a `<header>`. */
export const JobHead = ({ job, now, level, hasSimilar = false, actions }: Props) => (
  <>
    {job.status !== 1 && (
      <Alert tone="warning" title={job.closedBecause || '该职位已停止招聘'}>
        不能再投递。{hasSimilar && '下面有相似的职位，您可以看看。'}
      </Alert>
    )}
    <DetailHead
      level={level}
      title={
        <>
          {job.title} {job.urgent && <Tag tone="accent">急招</Tag>}
        </>
      }
      media={<CompanyMark company={job.company} />}
      owner={<Employer company={job.company} />}
      figure={
        <>
          <PayText {...job} />
          <Text size="sm" tone="muted">
            {monthlyYuanOf(job)}
          </Text>
        </>
      }
      facts={[job.place, ...demandsOf(job), `招 ${job.headcount} 人`]}
      note={
        <>
          <span>{relativeTime(job.confirmedAt, now)}确认在招</span>
          <span>{formatDate(job.publishedAt)} 发布</span>
          <span>{job.expiresOn} 截止</span>
          <span>{job.viewCount} 次浏览</span>
        </>
      }
    >
      {job.welfare.length > 0 && (
        <Tags aria-label="福利">
          {job.welfare.map(value => (
            <li key={value}>
              <Tag>{labelOf(jobTagList, value)}</Tag>
            </li>
          ))}
        </Tags>
      )}
      {actions}
    </DetailHead>
  </>
)
