import type { FairJob } from '#contract/fair-halls'
import { pathTo } from '#contract/pages'
import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import { ListCard } from '#design-system'
import { PayText } from '#features/jobs'

/** A job at a fair, with the booth where it is talked about. */
export const FairJobRow = ({ job }: { job: FairJob }) => (
  <ListCard
    href={pathTo('jobDetails', { id: job.id })}
    title={job.title}
    headline={<PayText {...job} />}
    meta={[job.companyName, job.booth && `展位 ${job.booth}`]}
    details={[labelOf(educationList, job.education), labelOf(experienceList, job.experience), `招 ${job.headcount} 人`]}
    tags={job.open ? [] : [{ label: '已停止招聘' }]}
  />
)
