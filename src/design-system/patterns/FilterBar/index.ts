export { FilterBar, type FilterBarProps } from './FilterBar.tsx'
export { FilterTags, type FilterTagsProps } from './FilterTags.tsx'
export type { FilterGroup, FilterOption, FilterState } from './filter-state.ts'
