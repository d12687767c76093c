export { JobCard, type JobCardProps } from './parts/JobCard/JobCard.tsx'
export { JobList } from './parts/JobList/JobList.tsx'
export { JobListSkeleton } from './parts/JobList/JobListSkeleton.tsx'
export { PayText } from './parts/PayText/PayText.tsx'
