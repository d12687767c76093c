export { type Decision, decide, type Fetched, loginAddress } from './guard.ts'
export { type Match, matchRoute } from './match.ts'
export { type RouteAccess, type RouteCall, type RouteRecord, type RouteRequest, routeCall } from './route.ts'
