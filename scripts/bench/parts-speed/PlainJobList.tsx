import type { JobSummary } from '#contract/jobs'
import { educationList } from '#contract/reference/education'
import { experienceList, jobTagList, natureList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { relativeTime } from '#platform/dates'
import { formatSalary } from '#platform/text'

/** The class names that a list of vacancies has. */
export type PlainClasses = { readonly list: string; readonly card: string }

const MOST_TAGS = 3

const PlainJobCard = ({ job, now, className }: { job: JobSummary; now: number; className: string }) => {
  const facts = [
    job.companyName,
    job.place,
    labelOf(experienceList, job.experience),
    labelOf(educationList, job.education),
    labelOf(natureList, job.nature),
  ].filter(Boolean)
  const tags = [
    ...(job.urgent ? [{ tone: 'accent', label: '急招' }] : []),
    ...job.welfare.map(value => ({ tone: 'neutral', label: labelOf(jobTagList, value) })),
  ].slice(0, MOST_TAGS)
  return (
    <article className={className}>
      <div data-part="body">
        <div data-part="top">
          <h3 data-part="title">
            <a href={`/job-details/${job.id}`}>{job.title}</a>
          </h3>
          <div data-part="headline" data-tone="accent">
            {formatSalary({ minYuan: job.wageMin, maxYuan: job.wageMax, monthsPerYear: job.wageMonths })}
          </div>
        </div>
        <ul data-part="meta">
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div data-part="foot">
          {tags.length > 0 && (
            <ul data-part="tags">
              {tags.map(({ tone, label }) => (
                <li key={label}>
                  <span data-tone={tone}>{label}</span>
                </li>
              ))}
            </ul>
          )}
          <div data-part="note">{`${relativeTime(job.refreshedAt, now)}更新`}</div>
        </div>
      </div>
    </article>
  )
}

/** What `JobList` draws, element for element, by plain class names: what the parts cost is measured against it. */
export const PlainJobList = ({ jobs, classes }: { jobs: readonly JobSummary[]; classes: PlainClasses }) => {
  const now = Date.now()
  return (
    <ul className={classes.list}>
      {jobs.map(job => (
        <li key={job.id}>
          <PlainJobCard job={job} now={now} className={classes.card} />
        </li>
      ))}
    </ul>
  )
}
