import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NOTE_LENGTH } from '#contract/fair-shortlist'
import { mergeNotes } from './merge.ts'

const note = fc.string({ unit: 'grapheme', maxLength: 120 })

it('loses nothing of either note, and merging again changes nothing', () => {
  fc.assert(
    fc.property(note, note, (there, kept) => {
      const both = mergeNotes(there, kept)
      if (both === null) {
        expect([...there, ...kept].length + 1).toBeGreaterThan(NOTE_LENGTH)
        return
      }
      expect(both).toContain(there)
      expect(both).toContain(kept)
      expect(mergeNotes(both, kept)).toBe(both)
    }),
  )
})
