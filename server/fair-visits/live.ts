import type { Context } from '../http/context.ts'
import { rememberedFor } from '../remembered.ts'
import type { VisitedFair } from './fair.ts'
import { countInside } from './live-queries.ts'

/** Nothing is told about fewer people, and no step is smaller. */
const STEP = 5
const SECONDS = 5

type Given = Pick<Context, 'db' | 'now' | 'settings'>

/** People inside, rounded down to five; null under five. */
const roundedInside = (inside: number): number | null => (inside < STEP ? null : Math.floor(inside / STEP) * STEP)

const counted = rememberedFor(
  { seconds: SECONDS, most: 200 },
  (fair: number) => String(fair),
  async (fair, { db }) => countInside(db, fair),
)

/** People inside a fair that is on, as everybody may know it: at most 5 s old. null under five, and where it is not on. */
export async function publicInside({ id, phase }: Pick<VisitedFair, 'id' | 'phase'>, given: Given) {
  return phase === 'running' || phase === 'stopped' ? roundedInside(await counted(id, given)) : null
}
