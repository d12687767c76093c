import type { Context } from '../../http/context.ts'
import { findInInterviews, findOnPanels, holdPanel } from './panel-queries.ts'

interface Sitting {
  /** The names of the panel's members. */
  readonly names: readonly string[]
  /** The meeting itself; '' for one that is new. */
  readonly id: string
  /** Milliseconds since the epoch, as `until`. */
  readonly from: number
  readonly until: number
}

/**
 * Who of a panel is taken in that time, each name with what is said of it. Nobody of them can be taken elsewhere from now
 * on until the transaction ends.
 */
export async function busyOnPanel(
  { db, user }: Pick<Context<'type1'>, 'db' | 'user'>,
  { names, id, from, until }: Sitting,
): Promise<ReadonlyMap<string, string>> {
  const sitting = { companyId: user.companyId, id, names, from: new Date(from), until: new Date(until) }
  await holdPanel(db, sitting)
  const [inInterviews, onPanels] = [await findInInterviews(db, sitting), await findOnPanels(db, sitting)]
  return new Map([
    ...inInterviews.map(name => [name, `${name} 这段时间已有另一场面试`] as const),
    ...onPanels.map(name => [name, `${name} 这段时间已有另一场面试会`] as const),
  ])
}
