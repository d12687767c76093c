export { highlightRanges, type TextRange } from './highlight.ts'
export { formatSalary, type Salary } from './salary.ts'
export { filterSearchWord } from './search-word.ts'
