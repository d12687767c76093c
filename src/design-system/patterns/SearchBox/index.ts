export { SearchBox, type SearchBoxProps, type SearchType, type Typed } from './SearchBox.tsx'
