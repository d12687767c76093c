export {
  type CallOptions,
  createTransport,
  type Download,
  type Transport,
  type TransportEnvironment,
} from './client.ts'
export { CallFailed, CallRefused, isCancelled, isNotFound } from './errors.ts'
export type { Failure, Notice, Outcome } from './outcome.ts'
export { addressOf } from './query.ts'
