import type { FilterGroup, FilterState, Typed } from '#design-system'
import { termsGone, textWithout, understoodGroup, withUnderstood } from '#platform/text'
import { addressFor, groupsFor, selectedOf } from './filters.ts'
import { type JobSearch, withTyped } from './search.ts'

/** The filters, and before them what was understood of the text, as removable tags take them. */
export const tagGroups = (search: JobSearch): FilterGroup[] => [understoodGroup(search.t), ...groupsFor(search)]

/** What is chosen, with what was understood of the text. */
export const tagsOf = (search: JobSearch): FilterState => withUnderstood(search.t, selectedOf(search))

/** The address after a tag has been taken away, with what stands unsent in the search box. */
export function addressOfTags(search: JobSearch, tags: FilterState, typed?: Typed): string {
  const gone = termsGone(search.t, tags)
  const asked = withTyped(search, typed)
  const word = textWithout(asked.t, gone)
  return addressFor({ ...search, t: textWithout(search.t, gone) }, tags, typed && { ...typed, word })
}
