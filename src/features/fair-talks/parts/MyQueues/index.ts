export { FairQueues } from './FairQueues.tsx'
