import fc from 'fast-check'
import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { type QrDrawing, qrDrawing } from './qr-path.ts'

const scale = 4

/** Fills the runs of the path into black pixels on white, as a browser would. */
const pixelsOf = ({ size, path }: QrDrawing) => {
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return { pixels, side }
}

const read = (drawing: QrDrawing | undefined) => {
  if (!drawing) return undefined
  const { pixels, side } = pixelsOf(drawing)
  return jsQR(pixels, side, side, { inversionAttempts: 'dontInvert' })?.data
}

const levels = ['L', 'M', 'Q', 'H'] as const
const level = fc.constantFrom(...levels)
const han = fc.string({
  unit: fc.constantFrom(...'江西省人才招聘考试准考证䶮𠮷欧阳·（）Ａ５'),
  minLength: 1,
  maxLength: 60,
})
const address = fc
  .tuple(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), maxLength: 300 }),
  )
  .map(([url, more]) => `${url}${more}`)

describe('a drawn code reads back as what went in', () => {
  test('Chinese of any length that fits', () => {
    fc.assert(
      fc.property(han, level, (value, at) => {
        expect(read(qrDrawing(value, at, 4))).toBe(value)
      }),
      { numRuns: 60 },
    )
  })

  test('long addresses', () => {
    fc.assert(
      fc.property(address, level, (value, at) => {
        expect(read(qrDrawing(value, at, 4))).toBe(value)
      }),
      { numRuns: 40 },
    )
  })

  test('figures and capitals', () => {
    expect(read(qrDrawing('360102199001011234', 'M', 4))).toBe('360102199001011234')
    expect(read(qrDrawing('HTTPS://EXAMPLE.GOV.CN/V/8F2A', 'H', 4))).toBe('HTTPS://EXAMPLE.GOV.CN/V/8F2A')
  })
})

describe('the quiet zone', () => {
  const empty = ({ size, path }: QrDrawing, zone: number) =>
    [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].every(
      ([, x, y, width]) =>
        Number(x) >= zone && Number(y) >= zone && Number(x) + Number(width) <= size - zone && Number(y) < size - zone,
    )

  test.each([
    [0, 4],
    [4, 4],
    [7, 7],
    [Number.NaN, 4],
    [99_999, 20],
  ])('of %s modules is drawn as %i', (asked, drawn) => {
    const drawing = qrDrawing('甲', 'M', asked)
    expect(drawing?.size).toBe(21 + 2 * drawn)
    expect(drawing && empty(drawing, drawn)).toBe(true)
  })
})

test('what is too long for any code is undefined, never an exception', () => {
  expect(qrDrawing('长'.repeat(5000), 'L', 4)).toBeUndefined()
  expect(qrDrawing('x'.repeat(10_000_000), 'L', 4)).toBeUndefined()
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), value => void qrDrawing(value, 'H', 4)),
    {
      numRuns: 50,
    },
  )
})

test('half a character is mended instead of thrown at the reader', () => {
  expect(read(qrDrawing('甲\ud842', 'M', 4))).toBe('甲\ufffd')
})
