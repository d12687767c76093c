import type { BoothRecord } from '#contract/booth-visit-records'
import type { BoothBook, BoothOutcome } from '#contract/booth-visits'
import { ownKey } from '#platform/session'
import type { TextStorage } from '#platform/storage'

/** What a device keeps of a booth, and the service's clock minus its own. */
export interface KeptBook {
  readonly book: BoothBook
  readonly skew: number
}

/** A scan that the service has not kept yet. */
export interface WaitingRecord extends BoothRecord {
  readonly code: string
  /** Of the ticket. */
  readonly number: number
  /** What the service says of it; null before it was asked. `refused` where it takes no records any more. */
  readonly outcome: Exclude<BoothOutcome, 'kept'> | 'refused' | null
}

/** All of it goes when whoever stands at the booth signs out: notes are about people. */
const bookKey = (participation: string) => ownKey(`booth-book:${participation}`)
const recordPrefix = (participation: string) => ownKey(`booth-record:${participation}:`)
export const recordKey = (participation: string, id: string) => recordPrefix(participation) + id

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Written by this booth alone, so that its form is known; anything that is no object is none. */
export function readBook(storage: TextStorage, participation: string): KeptBook | null {
  const kept = parsed(storage.get(bookKey(participation))) as KeptBook | null
  return kept?.book?.fair && Array.isArray(kept.book.keys) ? kept : null
}

export const keepBook = (storage: TextStorage, participation: string, kept: KeptBook) =>
  storage.set(bookKey(participation), JSON.stringify(kept))

export const dropBook = (storage: TextStorage, participation: string) => storage.remove(bookKey(participation))

/** Each record has a place of its own, so that two tabs lose none of each other's. */
export const keepRecord = (storage: TextStorage, participation: string, record: WaitingRecord) =>
  storage.set(recordKey(participation, record.id), JSON.stringify(record))

export const dropRecord = (storage: TextStorage, participation: string, id: string) =>
  storage.remove(recordKey(participation, id))

/** Records that the service has not kept, oldest first. */
export const readRecords = (storage: TextStorage, participation: string): WaitingRecord[] =>
  storage
    .keys()
    .filter(key => key.startsWith(recordPrefix(participation)))
    .flatMap(key => (parsed(storage.get(key)) as WaitingRecord | null) ?? [])
    .sort((a, b) => a.at - b.at)
