export { ResumeView, type ResumeViewProps } from './parts/ResumeView/ResumeView.tsx'
