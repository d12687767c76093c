export { FloorPlan, type FloorPlanProps } from './FloorPlan.tsx'
export { type FloorPlanWords, type Stand, type StandState, standStates } from './floor-plan.ts'
