export { CodeEntry } from './CodeEntry.tsx'
