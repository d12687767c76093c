export { RecommendationSwitch } from './parts/RecommendationSwitch/RecommendationSwitch.tsx'
export { TalentResume } from './parts/TalentResume/TalentResume.tsx'
