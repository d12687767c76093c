export { TalentResume } from './parts/TalentResume/TalentResume.tsx'
