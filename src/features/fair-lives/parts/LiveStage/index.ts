export { LiveStage } from './LiveStage.tsx'
