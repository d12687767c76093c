import type { Notice } from './outcome.ts'

/** What the shell lends to the transport, so that it need not reach up. */
export interface TransportEnvironment {
  /** The access token, or null. */
  readToken(): string | null
  /** True while the session's status is LOGIN. */
  isSignedIn(): boolean
  notify(notice: Notice): void
  /** Told once when the service says 401, 402 or 403: logs out and reloads after the notice's time. */
  onSignInAgain(notice: Notice): void
  /** Origin to call; '' for the page's own. */
  origin?: string
  fetch?: typeof fetch
  /** Milliseconds since the epoch. */
  now?: () => number
}

export interface CallOptions {
  /** A read for the page on screen: given up on route change. */
  forPage?: boolean
  /** Nobody waits for it: that it does not come through is no message to the person, but the end of a session is. */
  isQuiet?: boolean
  /** Key of a call that creates; the same key makes a repetition harmless. */
  idempotencyKey?: string
  signal?: AbortSignal
  /**
   * Reads a file as it comes. For one that may take longer than other answers: from then on nothing but `signal` ends the
   * request.
   */
  readFile?: (response: Response) => Promise<Blob>
}

/** A file that a call answered with. */
export interface Download {
  blob: Blob
  /** Name given by the service. */
  name: string
}
