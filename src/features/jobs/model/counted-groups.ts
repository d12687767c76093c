import type { FilterGroup } from '#design-system'
import { groupsFor } from './filters.ts'
import type { JobSearch } from './search.ts'

/** The filters with how many jobs each choice would leave, where that is known. */
export const countedGroups = (
  search: JobSearch,
  facets: readonly { name: string; value: string; count: number; capped: boolean }[],
): FilterGroup[] =>
  groupsFor(search).map(group => ({
    ...group,
    options: group.options.map(option => {
      const facet = facets.find(({ name, value }) => name === group.name && value === option.value)
      return facet ? { ...option, count: facet.count, capped: facet.capped } : option
    }),
  }))
