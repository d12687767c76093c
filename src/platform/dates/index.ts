export {
  type DateFormat,
  formatDate,
  formatDateWithWeekday,
  type Timestamp,
} from './format.ts'
export { monthAfter, monthInWords, spanOf, weeksOf } from './months.ts'
export { relativeTime } from './relative.ts'
