export { type CalendarDay, CalendarStrip, type CalendarStripProps } from './CalendarStrip.tsx'
