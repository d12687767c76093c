export { fairLivesCalls } from './calls.ts'
export { livesRoute } from './route.ts'
