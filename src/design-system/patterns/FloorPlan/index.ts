export { FloorPlan, type FloorPlanProps } from './FloorPlan.tsx'
export {
  boothText,
  type FloorBooth,
  type FloorBoothState,
  type FloorBox,
  type FloorFeature,
  type FloorPlanWords,
  floorBoothStates,
  floorFeatureKinds,
} from './floor-plan.ts'
export { type FloorRoute, type FloorRouteOptions, routeThrough } from './floor-route.ts'
