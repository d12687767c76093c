import type { FlexibleJob } from '#contract/flexible'
import { pathTo } from '#contract/pages'
import { flexibleCategory } from '#contract/reference/flexible'
import { labelOf } from '#contract/reference/lookup'
import { ListCard } from '#design-system'
import { leftOf, payOf, settledOf } from '../../model/words.ts'

/** One posting of casual work in a list. Renders an `<article>`. */
export const FlexibleCard = ({ job }: { job: FlexibleJob }) => (
  <ListCard
    href={pathTo('flexible', null, { job: job.id })}
    title={job.title}
    headline={payOf(job)}
    headlineTone="accent"
    meta={[job.companyName, job.place, job.hours]}
    tags={[
      { label: labelOf(flexibleCategory, job.category) },
      { label: settledOf(job) },
      { label: leftOf(job), ...(job.open && { tone: 'success' as const }) },
    ]}
    note={`${job.startsOn} 开工`}
  />
)
