import type { AnyEvent } from '#contract/events'
import { listeners } from './index.ts'

/** Tells whoever listens in a story. */
export function tell(event: AnyEvent): void {
  for (const listener of [...listeners]) listener(event)
}
