import type { JobSummary } from '#contract/jobs'
import { educationList } from '#contract/reference/education'
import { experienceList, natureList } from '#contract/reference/employment'
import { labelOf } from '#contract/reference/lookup'

/** What a posting asks for, in the words of the lists: 经验 · 学历 · 性质. */
export const demandsOf = ({ experience, education, nature }: Pick<JobSummary, 'experience' | 'education' | 'nature'>) =>
  [labelOf(experienceList, experience), labelOf(educationList, education), labelOf(natureList, nature)].filter(Boolean)
