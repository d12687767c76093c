export { highlightRanges, type TextRange } from './highlight.ts'
export { formatSalary, type Salary } from './salary.ts'
export { termLabel, textWithout } from './understood.ts'
export { termsGone, understoodGroup, withUnderstood } from './understood-tags.ts'
