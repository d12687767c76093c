export { later } from './later.tsx'
export { fetchLater, isArriving } from './registry.ts'
