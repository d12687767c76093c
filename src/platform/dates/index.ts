export {
  type DateFormat,
  formatDate,
  formatDateWithWeekday,
  type Timestamp,
} from './format.ts'
export { relativeTime } from './relative.ts'
