export { WordSearch, type WordSearchProps } from './parts/WordSearch/WordSearch.tsx'
