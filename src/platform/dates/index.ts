export {
  type DateFormat,
  formatDate,
  type Timestamp,
} from './format.ts'
export { relativeTime } from './relative.ts'
