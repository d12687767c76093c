export { type DeadlineItem, DeadlineStrip, type DeadlineStripProps } from './DeadlineStrip.tsx'
