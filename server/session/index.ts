export { sessionCalls } from './calls.ts'
