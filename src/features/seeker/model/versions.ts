import type { OutputOf } from '#contract/endpoint'
import type { listResumes } from '#contract/resumes'

export type ResumeItem = OutputOf<typeof listResumes>['list'][number]

interface ResumePair {
  resume: ResumeItem
  /** Absent when it has none, and for an English version whose original was deleted. */
  english?: ResumeItem | undefined
}

/** Each resume with its English version, in the order of the list. */
export const pairsOf = (list: readonly ResumeItem[]): ResumePair[] =>
  list
    .filter(({ originalId }) => !list.some(({ id }) => id === originalId))
    .map(resume => ({ resume, english: list.find(({ originalId }) => originalId === resume.id) }))
