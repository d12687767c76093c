export {
  type CallOptions,
  createTransport,
  type Download,
  type Transport,
  type TransportEnvironment,
} from './client.ts'
export { CallFailed, CallRefused, isCancelled, isNotFound } from './errors.ts'
export { type Failure, type Notice, noticeOf, type Outcome, outcomeOf } from './outcome.ts'
export { ROUTE_CHANGED } from './pending.ts'
export { addressOf, pairsOf } from './query.ts'
