import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Brush, drawCaptcha } from './draw-captcha.ts'

/** Counts the strokes and notes the fonts, in place of a canvas. */
const notebook = () => {
  const counts = { letters: 0, lines: 0, dots: 0 }
  const fonts: number[] = []
  const nothing = () => undefined
  const brush: Brush = {
    set font(value: string) {
      fonts.push(Number(/(\d+)px/.exec(value)?.[1]))
    },
    fillStyle: '',
    strokeStyle: '',
    textAlign: 'start',
    textBaseline: 'top',
    fillText: () => {
      counts.letters += 1
    },
    stroke: () => {
      counts.lines += 1
    },
    arc: () => {
      counts.dots += 1
    },
    beginPath: nothing,
    fill: nothing,
    fillRect: nothing,
    lineTo: nothing,
    moveTo: nothing,
    restore: nothing,
    rotate: nothing,
    save: nothing,
    translate: nothing,
  }
  return { brush, counts, fonts }
}

const palette = { ground: 'white', inks: ['black', 'navy'], family: 'sans-serif' }

test('draws four letters of 25 to 30 px, four lines and thirty dots, whatever chance says', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }), chances => {
      const { brush, counts, fonts } = notebook()
      let turn = 0
      drawCaptcha(brush, 'k7P3', palette, () => chances[turn++ % chances.length] ?? 0)
      expect(counts).toEqual({ letters: 4, lines: 4, dots: 30 })
      expect(Math.min(...fonts)).toBeGreaterThanOrEqual(25)
      expect(Math.max(...fonts)).toBeLessThanOrEqual(30)
    }),
  )
})
