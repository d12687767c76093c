export { CompetitionStanding } from './parts/CompetitionStanding/CompetitionStanding.tsx'
