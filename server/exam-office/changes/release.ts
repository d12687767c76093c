import type { Context } from '../../http/context.ts'

/** Of a change that is about to take effect. */
export interface Releasing {
  readonly id: string
  readonly exam: string
  /** As it was prepared. */
  readonly payload: unknown
}

/** Writes what was prepared, within the transaction of whoever releases it. Throws a `Refusal` where it does not fit any more. */
export type Release = (change: Releasing, context: Context<'type1'>) => Promise<void>
