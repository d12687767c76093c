export type { Connection } from './events.ts'
export { connect, tell } from './quiet.ts'
export { useConnection, useEvents } from './useEvents.ts'
