export { messagesCalls } from './calls.ts'
