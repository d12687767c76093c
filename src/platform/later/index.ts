export { later } from './later.tsx'
export { fetchLater, isArriving } from './registry.ts'
export { takeOver } from './take-over.ts'
