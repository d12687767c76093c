import { ownKey } from '#platform/session'
import { browserStorage } from '#platform/storage'

/** Gone when somebody signs out: the next person at this browser has seen nothing yet. */
const KEY = ownKey('fair-cursors')
const MOST = 20

type Seen = readonly [fair: string, cursor: string]

const isSeen = (value: unknown): value is Seen =>
  Array.isArray(value) && value.length === 2 && value.every(one => typeof one === 'string')

function seenFairs(): Seen[] {
  try {
    const kept: unknown = JSON.parse(browserStorage().get(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeen) : []
  } catch {
    return []
  }
}

/** How far this browser has seen the changes of a fair; null where it has seen none. */
export const seenCursor = (fair: string): string | null => seenFairs().find(([one]) => one === fair)?.[1] ?? null

/** Keeps how far they have been seen, of the fairs that were looked at last. */
export const keepSeen = (fair: string, cursor: string): void =>
  browserStorage().set(
    KEY,
    JSON.stringify([[fair, cursor], ...seenFairs().filter(([one]) => one !== fair)].slice(0, MOST)),
  )
