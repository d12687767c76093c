import { NOTE_LENGTH } from '#contract/fair-shortlist'

/** Two notes on one thing in one, neither twice; null where they are too long for one. */
export function mergeNotes(there: string, kept: string): string | null {
  if (there.includes(kept)) return there
  const both = there === '' ? kept : `${there}\n${kept}`
  return [...both].length <= NOTE_LENGTH ? both : null
}
