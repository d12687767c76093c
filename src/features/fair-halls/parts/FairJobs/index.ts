export { FairJobs } from './FairJobs.tsx'
