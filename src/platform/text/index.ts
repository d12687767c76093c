export { highlightRanges, type TextRange } from './highlight.ts'
export { formatSalary, type Salary } from './salary.ts'
export { termLabel, textWithout, understoodIn } from './understood.ts'
