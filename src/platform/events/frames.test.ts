import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFrames } from './frames.ts'

const text = 'retry: 1500\nid: 7-1\n: begin\n\n:\n\nid: 7-2\ndata: 17 abc=\n\ndata: 18 d\n\n'
const frames = [{ retry: 1500, id: '7-1' }, {}, { id: '7-2', data: '17 abc=' }, { data: '18 d' }]

it('reads the same frames from whatever pieces they come in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), cuts => {
      const read = createFrames()
      const places = [0, ...cuts.toSorted((one, other) => one - other), text.length]
      const found = places.slice(1).flatMap((end, at) => read(text.slice(places[at], end)))
      expect(found).toEqual(frames)
    }),
  )
})

it('takes the line ends of whoever rewrites them', () => {
  expect(createFrames()(text.replaceAll('\n', '\r\n'))).toEqual(frames)
})

it('keeps an unfinished frame for later, and gives up one without an end', () => {
  const read = createFrames()
  expect(read('data: 17 ab')).toEqual([])
  expect(() => read('x'.repeat(1_048_577))).toThrow(RangeError)
})
