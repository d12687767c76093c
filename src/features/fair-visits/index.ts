export { FairVisitEntry } from './parts/FairVisitEntry/index.ts'
export { visitReads } from './reads.ts'
