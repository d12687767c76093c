import type { Course, CourseSummary } from '#contract/competition'
import { pathTo } from '#contract/pages'
import { addressCodec, code } from '#platform/routing'

/** `/ldgx/course/details/:id?section=2`: the section to open, from 1; '' for where one left. */
const reading = addressCodec({ section: code(/^[1-9]\d{0,2}$/) })

export const courseAddress = (id: string, section?: number): string =>
  reading.format(pathTo('course', { id }), { section: section === undefined ? '' : String(section) })

/** Which section is open, from 1: the one of the address, else where one left, else the first. */
export function sectionOf(
  { sections, at }: Pick<Course, 'at'> & { sections: { length: number } },
  query: URLSearchParams,
) {
  const asked = Number(reading.parse(query).section)
  if (asked >= 1 && asked <= sections.length) return asked
  return Math.min(Math.max(1, at), Math.max(1, sections.length))
}

export type CourseState = 'todo' | 'begun' | 'done'

export function courseState({ at, read, sections }: Pick<CourseSummary, 'at' | 'read' | 'sections'>): CourseState {
  if (read.length >= sections) return 'done'
  return at > 0 || read.length > 0 ? 'begun' : 'todo'
}
