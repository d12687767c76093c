export { SearchBox, type SearchBoxProps } from './SearchBox.tsx'
export { type SearchType, searchAddress } from './search-types.ts'
