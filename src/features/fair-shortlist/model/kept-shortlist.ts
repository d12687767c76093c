import { MOST_SHORTLISTED, NOTE_LENGTH, type ShortlistEntry } from '#contract/fair-shortlist'

/** A booth (`jobId` '') or a job at it. */
export type Meant = Pick<ShortlistEntry, 'participationId' | 'jobId'>
/** As a browser keeps it for somebody who has not signed in. */
export type KeptEntry = Meant & Pick<ShortlistEntry, 'note'>

/** Under which a browser keeps the list of one fair. */
export const keptName = (fair: string) => `fair-shortlist:${fair}`

export const isSame = (a: Meant, b: Meant): boolean => a.participationId === b.participationId && a.jobId === b.jobId

const isEntry = (value: unknown): value is KeptEntry =>
  typeof value === 'object' &&
  value !== null &&
  'participationId' in value &&
  typeof value.participationId === 'string' &&
  'jobId' in value &&
  typeof value.jobId === 'string' &&
  'note' in value &&
  typeof value.note === 'string' &&
  [...value.note].length <= NOTE_LENGTH

/** What is kept; nothing where that cannot be read. */
export function readKept(text: string | null): readonly KeptEntry[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, MOST_SHORTLISTED) : []
  } catch {
    return []
  }
}

/** With one more at the end; without a note, one that is there keeps its own. */
export function withEntry<Entry extends KeptEntry>(list: readonly Entry[], entry: Entry, note?: string): Entry[] {
  if (!list.some(one => isSame(one, entry))) return [...list, { ...entry, note: note ?? '' }]
  return list.map(one => (isSame(one, entry) && note !== undefined ? { ...one, note } : one))
}

/** Without one; a booth goes with its jobs. */
export const withoutEntry = <Entry extends Meant>(list: readonly Entry[], { participationId, jobId }: Meant): Entry[] =>
  list.filter(one => one.participationId !== participationId || (jobId !== '' && one.jobId !== jobId))

/** What of `kept` an account has not taken: those in `left`, and what was changed or added since `sent` was sent. */
export const stillKept = (
  kept: readonly KeptEntry[],
  sent: readonly KeptEntry[],
  left: readonly Meant[],
): readonly KeptEntry[] =>
  kept.filter(
    one => left.some(other => isSame(one, other)) || !sent.some(other => isSame(one, other) && one.note === other.note),
  )
