export { FairVisitEntry } from './parts/FairVisitEntry/index.ts'
