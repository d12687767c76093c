import type { JobSummary } from '#contract/jobs'
import { jobTagList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { Highlight, ListCard } from '#design-system'
import { relativeTime } from '#platform/dates'
import { highlightRanges } from '#platform/text'
import { demandsOf } from '../../model/labels.ts'
import { PayText } from '../PayText/PayText.tsx'

const MOST_TAGS = 3

export interface JobCardProps {
  job: JobSummary
  /** Search words to mark. */
  words?: string | undefined
  /** Milliseconds since the epoch, for "3 小时前". */
  now: number
}

/** A vacancy in a list: title and pay, then who and where, then what they offer. Renders an `<article>`. */
export const JobCard = ({ job, words = '', now }: JobCardProps) => (
  <ListCard
    href={`/job-details/${job.id}`}
    title={<Highlight text={job.title} ranges={highlightRanges(job.title, words)} />}
    headline={<PayText {...job} />}
    meta={[
      <Highlight key="company" text={job.companyName} ranges={highlightRanges(job.companyName, words)} />,
      job.place,
      ...demandsOf(job),
    ]}
    tags={[
      ...(job.urgent ? [{ label: '急招', tone: 'accent' as const }] : []),
      ...job.welfare.map(value => ({ label: labelOf(jobTagList, value) })),
    ].slice(0, MOST_TAGS)}
    note={`${relativeTime(job.refreshedAt, now)}更新`}
  />
)
