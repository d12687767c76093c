import type { JobSummary } from '#contract/jobs'
import { useNow } from '#platform/clock'
import { JobCard } from '../JobCard/JobCard.tsx'
import { List } from './JobList.styles.ts'
import { marking } from './marking.tsx'

interface Props {
  jobs: readonly JobSummary[]
  words?: string | undefined
  /** Id of the one that is open beside the list; '' for none. */
  openId?: string | undefined
}

/** Vacancies one under another. Renders a `<ul>`. */
export function JobList({ jobs, words = '', openId = '' }: Props) {
  const now = useNow()
  const mark = marking(words)
  return (
    <List>
      {jobs.map(job => (
        <li key={job.id}>
          <JobCard job={job} mark={mark} current={job.id === openId || undefined} now={now} />
        </li>
      ))}
    </List>
  )
}
