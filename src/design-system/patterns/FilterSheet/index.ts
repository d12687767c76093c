export { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx'
export { FilterTags, type FilterTagsProps } from './FilterTags.tsx'
export { type FilterGroup, type FilterOption, type FilterState, lasting } from './filter-state.ts'
