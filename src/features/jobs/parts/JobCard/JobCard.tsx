import type { JobSummary } from '#contract/jobs'
import { pathTo } from '#contract/pages'
import { jobTagList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { Highlight, ListCard } from '#design-system'
import { relativeTime } from '#platform/dates'
import { highlightRanges } from '#platform/text'
import { demandsOf } from '../../model/labels.ts'
import { payOf } from '../../model/pay.ts'

const MOST_TAGS = 3

export interface JobCardProps {
  job: JobSummary
  /** Search words to mark. */
  words?: string | undefined
  /** Milliseconds since the epoch, for "3 小时前". */
  now: number
}

/** The bare text where nothing is searched for: a part less for every row of a long list. */
const marked = (text: string, words: string) =>
  words === '' ? text : <Highlight key={text} text={text} ranges={highlightRanges(text, words)} />

/** A vacancy in a list: title and pay, then who and where, then what they ask for and offer. Renders an `<article>`. */
export const JobCard = ({ job, words = '', now }: JobCardProps) => (
  <ListCard
    href={pathTo('jobDetails', { id: job.id })}
    title={marked(job.title, words)}
    headline={payOf(job)}
    headlineTone="accent"
    meta={[marked(job.companyName, words), job.place]}
    details={demandsOf(job)}
    tags={[
      ...(job.urgent ? [{ label: '急招', tone: 'accent' as const }] : []),
      ...job.welfare.map(value => ({ label: labelOf(jobTagList, value) })),
    ].slice(0, MOST_TAGS)}
    note={`${relativeTime(job.refreshedAt, now)}更新`}
  />
)
