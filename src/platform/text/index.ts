export { highlightRanges, type TextRange } from './highlight.ts'
export { formatSalary, type Salary } from './salary.ts'
export { termLabel, termsGone, textWithout, understoodGroup, withUnderstood } from './understood.ts'
