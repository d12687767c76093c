export { type Decision, decide, employerLoginAddress, type Fetched, loginAddress } from './guard.ts'
export { PreloadContext, usePreload } from './preload.ts'
export { page, type RouteAccess, type RouteCall, type RouteRecord, type RouteRequest, routeCall } from './route.ts'
