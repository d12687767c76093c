import type { OutputOf } from '#contract/endpoint'
import type { countNeighbours } from '#contract/jobs'
import type { Queryable } from '../../db/db.ts'
import { areaName, placeLabel } from '../../places.ts'
import { countPlaces } from './facets.ts'
import { neighboursOf } from './neighbours.ts'
import type { Search } from './plan.ts'

type Beside = OutputOf<typeof countNeighbours>['list'][number]

const cityOf = (place: string) => `${place.slice(0, 4)}00`

function beside({ city, district }: Search, place: string): Pick<Beside, 'city' | 'district' | 'label'> {
  if (!district) return { city: place, district: '', label: areaName(place) }
  const its = cityOf(place)
  return { city: its, district: place, label: its === city ? areaName(place) : placeLabel(its, place) }
}

/** The neighbours of the place that a search names which have jobs for it, most first; `today` is YYYY-MM-DD in China. */
export async function jobsBeside(db: Queryable, search: Search, today: string): Promise<Beside[]> {
  const places = neighboursOf(search.district || search.city)
  if (places.length === 0) return []
  const counts = await countPlaces(db, search, places, today)
  return counts
    .filter(({ count }) => count > 0)
    .sort((one, other) => Number(other.capped) - Number(one.capped) || other.count - one.count)
    .map(({ value, count, capped }) => ({ ...beside(search, value), count, capped }))
}
