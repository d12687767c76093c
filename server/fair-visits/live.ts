import type { FairCrowd } from '#contract/fair-visits'
import type { Context } from '../http/context.ts'
import { rememberedFor } from '../remembered.ts'
import type { VisitedFair } from './fair.ts'
import { countInside, countZones } from './live-queries.ts'

/** Nothing is told about fewer people, and no step is smaller. */
const STEP = 5
const SECONDS = 5

type Given = Pick<Context, 'db' | 'now' | 'settings'>

/** People, rounded down to five; null under five. */
const rounded = (people: number): number | null => (people < STEP ? null : Math.floor(people / STEP) * STEP)

const counted = rememberedFor(
  { seconds: SECONDS, most: 200 },
  (fair: number) => String(fair),
  async (fair, { db, now }) => ({ inside: await countInside(db, fair), zones: await countZones(db, fair, now) }),
)

const nobody: FairCrowd = { inside: null, zones: [] }

/**
 * People inside a fair that is on, as everybody may know it: at most 5 s old, and by halls where there are several. Nothing
 * of fewer than five, nor where it is not on.
 */
export async function publicCrowd({ id, phase }: Pick<VisitedFair, 'id' | 'phase'>, given: Given): Promise<FairCrowd> {
  if (phase !== 'running' && phase !== 'stopped') return nobody
  const { inside, zones } = await counted(id, given)
  const told = zones.length < 2 ? [] : zones
  return {
    inside: rounded(inside),
    zones: told.flatMap(({ name, people }) => {
      const about = rounded(people)
      return about === null ? [] : [{ name, people: about }]
    }),
  }
}
