import type { FairAddress } from './fair-address.ts'

/** What is asked for among the jobs of a fair, wherever they are shown. */
export type FairJobSearch = Pick<
  FairAddress,
  't' | 'hall' | 'category' | 'wage' | 'education' | 'experience' | 'company' | 'listed' | 'page'
>

/** What the service is asked; what stands on a list comes beside it. */
export const jobsInput = (
  fair: string,
  { t, hall, category, wage, education, experience, company, page }: Omit<FairJobSearch, 'listed'>,
) => ({ fair, t, hall, category, wage, education, experience, company, page })
