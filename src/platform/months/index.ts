export { monthAfter, monthInWords, spanOf, weeksOf } from './months.ts'
