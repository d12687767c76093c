import type { Transport } from '../transport/index.ts'

/** What hearing needs of the page. */
export interface EventsParts {
  readonly window: Window
  readonly transport: Pick<Transport, 'call'>
  readonly readToken: () => string | null
  /** Tells when somebody signs in or out. */
  readonly onSession: (changed: () => void) => void
}
