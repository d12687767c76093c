import type { ParsedInputOf } from '#contract/endpoint'
import type { SentSnapshot, sendScans } from '#contract/fair-desk'
import { ownKey } from '#platform/session'
import type { TextStorage } from '#platform/storage'

export type QueuedScan = ParsedInputOf<typeof sendScans>['scans'][number]

/** What a device keeps of a desk, and the service's clock minus its own. */
export interface KeptDesk {
  readonly snapshot: SentSnapshot
  readonly skew: number
}

/** Goes when whoever stands at the desk signs out. */
export const deskKey = (fair: string) => ownKey(`fair-desk:${fair}`)

/**
 * Each scan has a place of its own, so that two tabs lose none of each other's. They name nobody, and stay until they are
 * sent: whoever signs in next at this desk hands them in.
 */
const scanPrefix = (fair: string) => `fair-scan:${fair}:`
export const scanKey = (fair: string, id: string) => scanPrefix(fair) + id

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Written by this desk alone, so that its form is known; anything that is no object is none. */
export function readDesk(storage: TextStorage, fair: string): KeptDesk | null {
  const kept = parsed(storage.get(deskKey(fair))) as KeptDesk | null
  const isWhole = kept?.snapshot?.fair?.id === fair && [kept.snapshot.tickets, kept.snapshot.stops].every(Array.isArray)
  return isWhole ? kept : null
}

/** Forgets what is kept of other fairs that are over, or cannot be read: nobody opens their desks again. */
export function sweepDesks(storage: TextStorage, but: string, now: number): void {
  const prefix = deskKey('')
  const others = storage.keys().filter(key => key.startsWith(prefix) && key !== deskKey(but))
  for (const fair of others.map(key => key.slice(prefix.length))) {
    const kept = readDesk(storage, fair)
    if (!kept || kept.snapshot.fair.closesAt <= now + kept.skew) dropDesk(storage, fair)
  }
}

export const keepDesk = (storage: TextStorage, fair: string, kept: KeptDesk) =>
  storage.set(deskKey(fair), JSON.stringify(kept))

export const dropDesk = (storage: TextStorage, fair: string) => storage.remove(deskKey(fair))

export const keepScan = (storage: TextStorage, fair: string, scan: QueuedScan) =>
  storage.set(scanKey(fair, scan.id), JSON.stringify(scan))

export const dropScans = (storage: TextStorage, fair: string, scans: readonly QueuedScan[]) => {
  for (const { id } of scans) storage.remove(scanKey(fair, id))
}

/** Scans that are not sent yet, oldest first. */
export const readScans = (storage: TextStorage, fair: string): QueuedScan[] =>
  storage
    .keys()
    .filter(key => key.startsWith(scanPrefix(fair)))
    .flatMap(key => (parsed(storage.get(key)) as QueuedScan | null) ?? [])
    .sort((a, b) => a.at - b.at)
