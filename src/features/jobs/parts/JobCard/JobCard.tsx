import type { ReactNode } from 'react'
import type { JobSummary } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { jobTagList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { ListCard } from '#design-system'
import { relativeTime } from '#platform/dates'
import { demandsOf } from '../../model/labels.ts'
import { payOf } from '../../model/pay.ts'

const MOST_TAGS = 3

export interface JobCardProps {
  job: JobSummary
  /** Marks what was searched for; the bare text by default, a part less for every row of a long list. */
  mark?: ((text: string) => ReactNode) | undefined
  /** It is the one that is open beside the list. */
  current?: boolean | undefined
  /** Milliseconds since the epoch, for "3 小时前". */
  now: number
}

const bare = (text: string): ReactNode => text

/** A vacancy in a list: title and pay, then who and where, then what they ask for and offer. Renders an `<article>`. */
export const JobCard = ({ job, mark = bare, current, now }: JobCardProps) => (
  <ListCard
    aria-current={current}
    href={pathTo('jobDetails', { id: job.id })}
    title={mark(job.title)}
    headline={payOf(job)}
    headlineTone="accent"
    meta={[mark(job.companyName), job.place]}
    details={demandsOf(job)}
    tags={[
      ...(job.urgent ? [{ label: '急招', tone: 'accent' as const }] : []),
      ...job.welfare.map(value => ({ label: labelOf(jobTagList, value) })),
    ].slice(0, MOST_TAGS)}
    note={`${relativeTime(job.refreshedAt, now)}更新`}
  />
)
