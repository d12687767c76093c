export { FairTalks } from './FairTalks.tsx'
