export { HotSearch, type HotSearchProps } from './HotSearch.tsx'
