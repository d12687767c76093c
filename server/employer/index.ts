export { employerCalls } from './calls.ts'
