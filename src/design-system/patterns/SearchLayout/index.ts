export { ResultBar, SearchLayout, type SearchLayoutProps } from './SearchLayout.tsx'
