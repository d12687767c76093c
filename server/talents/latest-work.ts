import type { ResumeSections } from '#contract/resume-sections'

type Work = ResumeSections['work'][number]

/** The present job, otherwise the one that ended last. */
export const latestWork = (work: readonly Work[]): Work | undefined =>
  work.toSorted((a, b) => (b.to || '9999').localeCompare(a.to || '9999') || b.from.localeCompare(a.from))[0]
