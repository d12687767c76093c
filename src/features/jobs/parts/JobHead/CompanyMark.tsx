import type { JobDetail } from '#contract/jobs'
import { Avatar } from '#design-system'

/** The employer's mark, or the first sign of its name. */
export const CompanyMark = ({ company }: { company: JobDetail['company'] }) => (
  <Avatar kind="employer" size="large" src={company.logo} letter={[...company.shortName][0]} />
)
