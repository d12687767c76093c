export { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx'
export { FilterTags, type FilterTagsProps } from './FilterTags.tsx'
export type { FilterGroup, FilterOption, FilterState } from './filter-state.ts'
