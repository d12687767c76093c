export type { DaySpan } from '../DatePicker/calendar-types.ts'
export { DateRange, type DateRangeProps } from './DateRange.tsx'
