import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSame, type KeptEntry, readKept, stillKept, withEntry, withoutEntry } from './kept-shortlist.ts'

const entry = fc.record({
  participationId: fc.constantFrom('a', 'b', 'c'),
  jobId: fc.constantFrom('', '1', '2'),
  note: fc.string({ maxLength: 20 }),
})
const list = fc.uniqueArray(entry, { selector: ({ participationId, jobId }) => `${participationId} ${jobId}` })

test('what is written is read again, and nonsense is nothing', () => {
  fc.assert(
    fc.property(list, kept => {
      expect(readKept(JSON.stringify(kept))).toEqual(kept)
    }),
  )
  const odd = JSON.stringify([{ participationId: 'a', jobId: '', note: '长'.repeat(201) }, 3, null])
  expect([null, '', '{', '3', 'null', odd].map(text => readKept(text))).toEqual([[], [], [], [], [], []])
})

test('an entry is there once, keeps its note unless told another, and goes again', () => {
  fc.assert(
    fc.property(list, entry, fc.option(fc.string(), { nil: undefined }), (kept, one, note) => {
      const before = kept.find(other => isSame(other, one))
      const after = withEntry(kept, one, note)
      expect(after.filter(other => isSame(other, one))).toHaveLength(1)
      expect(after.find(other => isSame(other, one))?.note).toBe(note ?? before?.note ?? '')
      expect(withoutEntry(after, one).some(other => isSame(other, one))).toBe(false)
    }),
  )
})

test('with a booth go its jobs, with a job nothing else', () => {
  const kept: KeptEntry[] = ['', '1', '2'].map(jobId => ({ participationId: 'a', jobId, note: '' }))
  expect(withoutEntry(kept, { participationId: 'a', jobId: '' })).toEqual([])
  expect(withoutEntry(kept, { participationId: 'a', jobId: '1' }).map(({ jobId }) => jobId)).toEqual(['', '2'])
})

test('nothing is forgotten that an account has not taken', () => {
  fc.assert(
    fc.property(list, list, list, (sent, left, now) => {
      const rest = stillKept(now, sent, left)
      for (const one of now) {
        const isTaken = sent.some(other => isSame(one, other) && one.note === other.note)
        const isLeft = left.some(other => isSame(one, other))
        expect(rest.includes(one)).toBe(isLeft || !isTaken)
      }
    }),
  )
})
