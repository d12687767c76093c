export { messagesCalls } from './calls.ts'
export { forgetRemoved } from './purge.ts'
