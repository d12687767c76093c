export { FairAlertsCard } from './parts/FairAlertsCard/FairAlertsCard.tsx'
export { fairAlertsRead } from './reads.ts'
