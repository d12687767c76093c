export { seekerCalls } from './calls.ts'
export { recordView } from './views.ts'
