import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

export type Weight = 'regular' | 'bold'

/** One weight of the font, and what is asked of it. */
export interface Face {
  /** The font as PDFKit takes it. */
  readonly font: fontkit.Font
  has(character: string): boolean
  /** Advance of a character in em. */
  widthOf(character: string): number
  /** Outline of a character in em/1000, as PDF operators. */
  outlineOf(character: string): string
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0

const operators = { moveTo: 'm', lineTo: 'l', bezierCurveTo: 'c', closePath: 'h' } as const

/** Path commands in PDF's words; a quadratic curve is raised to a cubic one. */
function pathOf(commands: readonly { command: string; args: readonly number[] }[], scale: number): string {
  let [x, y] = [0, 0]
  return commands
    .map(({ command, args }) => {
      const [a = 0, b = 0, c = 0, d = 0] = args
      const points = command === 'quadraticCurveTo' ? cubicOf([x, y], [a, b], [c, d]) : args
      ;[x, y] = [points.at(-2) ?? x, points.at(-1) ?? y]
      const operator = Object.entries(operators).find(([name]) => name === command)?.[1] ?? 'c'
      return [...points.map(value => (value * scale).toFixed(0)), operator].join(' ')
    })
    .join('\n')
}

type Point = readonly [number, number]

const cubicOf = ([x, y]: Point, [a, b]: Point, [c, d]: Point) => [
  x + (2 / 3) * (a - x),
  y + (2 / 3) * (b - y),
  c + (2 / 3) * (a - c),
  d + (2 / 3) * (b - d),
  c,
  d,
]

/**
 * Characters as glyphs, one for each, as wide as they are. Chinese needs no more, and shaping by the font's rules took
 * most of the time and of the memory of a page. Each glyph is told its character anew: where two characters look alike, a
 * document that is searched must hold the one that was written in it.
 */
function plainLayout(font: fontkit.Font) {
  return (text: string) => {
    const glyphs = [...text].map(character => {
      const { id, advanceWidth } = font.glyphForCodePoint(codeOf(character))
      return { id, advanceWidth, codePoints: [codeOf(character)] }
    })
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }))
    return {
      glyphs,
      positions,
      /** PDFKit scales the positions before it asks. */
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
}

function openFace(file: string): Face {
  const font = fontkit.create(readFileSync(file))
  if (!('glyphForCodePoint' in font)) throw new TypeError(`${file} holds several fonts`)
  Object.assign(font, { layout: plainLayout(font) })
  const widthOf = (character: string) => font.glyphForCodePoint(codeOf(character)).advanceWidth / font.unitsPerEm
  return {
    font,
    widthOf,
    has: character => font.hasGlyphForCodePoint(codeOf(character)),
    outlineOf: character => pathOf(font.glyphForCodePoint(codeOf(character)).path.commands, 1_000 / font.unitsPerEm),
  }
}

const require = createRequire(import.meta.url)

let opened: Readonly<Record<Weight, Face>> | undefined

/** Both weights; read from disk when first asked for. */
export const faces = (): Readonly<Record<Weight, Face>> => {
  opened ??= {
    regular: openFace(require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf')),
    bold: openFace(require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf')),
  }
  return opened
}
