export { accountCalls } from './calls.ts'
export { closeOverdue } from './closing.ts'
