import type { JobDetail } from '#contract/jobs'
import { contractTermList } from '#contract/reference/contract-terms'
import { probationList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'
import type { PayStated } from '../../model/pay-parts.ts'
import { PayParts } from '../PayParts/PayParts.tsx'
import { JobText } from './JobText.tsx'

/** What of a posting its texts are made of. */
export type JobTextsOf = PayStated &
  Pick<JobDetail, 'duties' | 'requirements' | 'workingHours' | 'contractTerm' | 'probation' | 'place' | 'address'>

interface Props {
  job: JobTextsOf
  /** Place of the titles in the outline. */
  level?: 2 | 3 | undefined
}

/** What a posting says: what is paid and for what, who is wanted, when and where. Renders `<section>`s. */
export const JobTexts = ({ job, level }: Props) => (
  <>
    <PayParts pay={job} level={level} />
    <JobText title="岗位职责" text={job.duties} level={level} />
    <JobText title="任职要求" text={job.requirements} level={level} />
    <JobText
      title="工作时间与合同"
      text={[
        job.workingHours,
        job.contractTerm && `合同期限：${labelOf(contractTermList, job.contractTerm)}`,
        `试用期：${labelOf(probationList, job.probation)}`,
      ]
        .filter(Boolean)
        .join('\n')}
      level={level}
    />
    <JobText title="工作地点" text={[job.place, job.address].filter(Boolean).join(' ')} level={level} />
  </>
)
