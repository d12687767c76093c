export {
  chinaDay,
  type DateFormat,
  formatDate,
  formatDateWithWeekday,
  millisecondsOf,
  type Timestamp,
} from './format.ts'
export { relativeTime } from './relative.ts'
