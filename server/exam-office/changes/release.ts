import type { Context } from '../../http/context.ts'

/** Of a change that is about to take effect, or to be dropped. */
export interface Releasing {
  readonly id: string
  readonly exam: string
  /** As it was prepared. */
  readonly payload: unknown
}

/** Writes what was prepared, within the transaction of whoever releases it. Throws a `Refusal` where it does not fit any more. */
export type Release = (change: Releasing, context: Context<'type1'>) => Promise<void>

/** What follows where a change was sent back or taken back, within the transaction of whoever does it. */
export type Drop = (change: Releasing, context: Context<'type1'>) => Promise<void>
