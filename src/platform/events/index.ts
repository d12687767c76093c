export type { Connection } from './events.ts'
export { useConnection, useEvents } from './useEvents.ts'
