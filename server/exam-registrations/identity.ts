import { readResidentId } from '#contract/rules/resident-id'
import { type FieldKey, findKeyOf, openText, sealText } from '../field-key.ts'

/** An identity number as it is stored: sealed, found again by a keyed digest, its last four characters in the open. */
export interface StoredNumber {
  readonly idSealed: Uint8Array | null
  /** Null while it is not whole. */
  readonly idKey: Uint8Array | null
  readonly idTail: string
}

/** What is typed, whole or not; nothing is stored readable but the last four characters of a whole one. */
export function storedNumber(key: FieldKey, typed: string): StoredNumber {
  const text = typed.trim()
  if (text === '') return { idSealed: null, idKey: null, idTail: '' }
  const reading = readResidentId(text)
  if (!reading.ok) return { idSealed: sealText(key, text), idKey: null, idTail: '' }
  const { number } = reading
  return { idSealed: sealText(key, number), idKey: findKeyOf(key, number), idTail: number.slice(-4) }
}

/** The number in the open; '' for none. */
export const openNumber = (key: FieldKey, sealed: Uint8Array | null): string => (sealed ? openText(key, sealed) : '')
