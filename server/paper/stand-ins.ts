import type PDFDocument from 'pdfkit'
import type { Face } from './faces.ts'

type Doc = InstanceType<typeof PDFDocument>

/** Codes of a simple font are one byte; the first stays free, the last stands for whatever comes after it. */
const MOST = 255

const hexOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

const byteOf = (code: number) => code.toString(16).padStart(2, '0')

/** A box with the character's number in it, two or three digits a line, as browsers draw what no font has. */
function drawingOf(character: string, face: Face): string {
  const hex = hexOf(character)
  const across = hex.length > 4 ? 3 : 2
  const lines = [hex.slice(0, across), hex.slice(across)]
  const size = across === 3 ? 0.42 : 0.5
  const digits = lines.flatMap((line, row) =>
    [...line].map((digit, column) => {
      const x = 500 + (column - line.length / 2) * size * 560
      const y = 430 - row * 400
      return `q ${size} 0 0 ${size} ${x.toFixed(0)} ${y} cm\n${face.outlineOf(digit)}\nf Q`
    }),
  )
  return ['1000 0 d0', '30 w', '70 -70 860 900 re S', ...digits].join('\n')
}

/** What a reader's program copies and searches for each code (ISO 32000-1, 9.10.3). */
function textOf(characters: readonly string[]): string {
  const pairs = characters.map((character, at) => {
    const units = [...character]
      .flatMap(one => one.split(''))
      .map(unit => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    return `<${byteOf(at + 1)}> <${units.join('')}>`
  })
  const blocks = Array.from({ length: Math.ceil(pairs.length / 100) }, (_, at) => pairs.slice(at * 100, at * 100 + 100))
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...blocks.map(block => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

/**
 * Characters that the font does not have, as a small font of boxes made for this document (Type 3): seen, found by a
 * search and copied as what was written, never lost.
 */
export class StandIns {
  readonly #doc: Doc
  readonly #face: Face
  readonly #known: string[] = []
  #font: PDFKit.PDFKitReference | undefined

  constructor(doc: Doc, face: Face) {
    this.#doc = doc
    this.#face = face
  }

  #codeOf(character: string): number {
    const at = this.#known.indexOf(character)
    if (at >= 0) return at + 1
    if (this.#known.length < MOST) this.#known.push(character)
    return this.#known.length
  }

  /** Writes them in a row, each one em wide, with its baseline at `y` from the top. */
  write(
    characters: readonly string[],
    { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  ) {
    const doc = this.#doc
    this.#font ??= doc.ref({})
    doc.page.fonts.StandIn = this.#font
    const codes = characters.map(character => byteOf(this.#codeOf(character))).join('')
    doc.save()
    doc.transform(1, 0, 0, -1, 0, doc.page.height)
    const place = `1 0 0 1 ${x.toFixed(2)} ${(doc.page.height - y).toFixed(2)} Tm`
    doc.addContent(`BT ${place} /StandIn ${size} Tf <${codes}> Tj ET`)
    doc.restore()
  }

  /** Writes the font itself, once all pages are drawn. */
  end(): void {
    const font = this.#font
    if (!font) return
    const stream = (text: string) => {
      const part = this.#doc.ref({})
      part.end(Buffer.from(text, 'latin1'))
      return part
    }
    const names = this.#known.map(character => `u${hexOf(character)}`)
    Object.assign(Object(font).data, {
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, -100, 1000, 900],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      FirstChar: 1,
      LastChar: names.length,
      Widths: names.map(() => 1000),
      Encoding: { Type: 'Encoding', Differences: [1, ...names] },
      CharProcs: Object.fromEntries(
        this.#known.map(character => [`u${hexOf(character)}`, stream(drawingOf(character, this.#face))]),
      ),
      Resources: {},
      ToUnicode: stream(textOf(this.#known)),
    })
    Object(font).end()
  }
}
