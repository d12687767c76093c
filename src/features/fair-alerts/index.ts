export { FairAlertsCard } from './parts/FairAlertsCard/FairAlertsCard.tsx'
