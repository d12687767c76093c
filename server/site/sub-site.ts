import { chinaDay } from '../clock.ts'
import { areaName } from '../places.ts'
import { rememberedFor } from '../remembered.ts'
import { countOffered } from './queries.ts'

/** What an area offers may be a minute old. */
const offeredIn = rememberedFor(
  { seconds: 60, most: 200 },
  (code: string) => code,
  (code, { db, now }) => countOffered(db, code, { now, today: chinaDay(now) }),
)

/** What a sub-site leads to, as far as its code says where that is. */
export async function offersOf(code: string, context: Parameters<typeof offeredIn>[1]) {
  const region = areaName(code)
  return { region, ...(region === '' ? { jobs: null, fairs: null } : await offeredIn(code, context)) }
}
