import { CallFailed } from '#platform/transport'

/** Whether the service could not be reached, so that what is kept is all there is: any other failure says something of its own. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof CallFailed && (error.failure.kind === 'offline' || error.failure.kind === 'timeout')
