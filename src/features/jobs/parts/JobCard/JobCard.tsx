import { jobTagList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import type { JobSummary } from '#contract/jobs'
import { Highlight, Link, Tag } from '#design-system'
import { relativeTime } from '#platform/dates'
import { highlightRanges } from '#platform/text'
import { demandsOf } from '../../model/labels.ts'
import { PayText } from '../PayText/PayText.tsx'
import { Bottom, Facts, Item, Tags, Title, Top } from './JobCard.styles.ts'

const MOST_TAGS = 4

interface Props {
  job: JobSummary
  /** Search words to mark. */
  words?: string | undefined
  /** Milliseconds since the epoch, for "3 小时前". */
  now: number
}

/** A vacancy in a list: title and pay, then who and where, then what they offer. Renders an `<article>`. */
export const JobCard = ({ job, words = '', now }: Props) => (
  <Item>
    <Top>
      <Title>
        <Link href={`/job-details/${job.id}`} variant="plain" stretched marksVisited>
          <Highlight text={job.title} ranges={highlightRanges(job.title, words)} />
        </Link>{' '}
        {job.urgent && <Tag tone="accent">急招</Tag>}
      </Title>
      <PayText {...job} />
    </Top>
    <Facts>
      <span>
        <Highlight text={job.companyName} ranges={highlightRanges(job.companyName, words)} />
      </span>
      <span>{job.place}</span>
      {demandsOf(job).map(demand => (
        <span key={demand}>{demand}</span>
      ))}
    </Facts>
    <Bottom>
      <Tags aria-label="福利">
        {job.welfare.slice(0, MOST_TAGS).map(value => (
          <li key={value}>
            <Tag>{labelOf(jobTagList, value)}</Tag>
          </li>
        ))}
      </Tags>
      <span>{relativeTime(job.refreshedAt, now)}确认在招</span>
    </Bottom>
  </Item>
)
