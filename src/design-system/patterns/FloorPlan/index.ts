export { FloorPlan, type FloorPlanProps } from './FloorPlan.tsx'
export { type Stand, type StandState, standStates } from './floor-plan.ts'
