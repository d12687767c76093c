import type { Course, CourseSummary } from '#contract/competition'

export const courseAddress = (id: string, section?: number) =>
  `/ldgx/course/details/${id}${section === undefined ? '' : `?section=${section}`}`

/** Which section is open, from 1: the one of the address, else where one left, else the first. */
export function sectionOf(
  { sections, at }: Pick<Course, 'at'> & { sections: { length: number } },
  query: URLSearchParams,
) {
  const asked = Number(query.get('section'))
  if (Number.isInteger(asked) && asked >= 1 && asked <= sections.length) return asked
  return Math.min(Math.max(1, at), Math.max(1, sections.length))
}

export type CourseState = 'todo' | 'begun' | 'done'

export function courseState({ at, read, sections }: Pick<CourseSummary, 'at' | 'read' | 'sections'>): CourseState {
  if (read.length >= sections) return 'done'
  return at > 0 || read.length > 0 ? 'begun' : 'todo'
}
