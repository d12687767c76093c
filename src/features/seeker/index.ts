export { ResumeView, type ResumeViewProps } from './parts/ResumeView/ResumeView.tsx'
export { SeekerCenter } from './parts/SeekerCenter/SeekerCenter.tsx'
