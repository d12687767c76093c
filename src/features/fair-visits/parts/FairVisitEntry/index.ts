export { FairVisitEntry } from './FairVisitEntry.tsx'
