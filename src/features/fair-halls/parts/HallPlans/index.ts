export { HallPlans } from './HallPlans.tsx'
