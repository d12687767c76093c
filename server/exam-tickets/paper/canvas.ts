import type PDFDocument from 'pdfkit'
import { type Look, Pen } from '../../paper/pen.ts'
import type { Fact } from './sheet.ts'

export type Doc = InstanceType<typeof PDFDocument>

/** A4 with its margins, in points. */
export const page = { width: 595.28, height: 841.89, left: 48, top: 44, bottom: 44 } as const
export const room = page.width - 2 * page.left
export const bottom = page.height - page.bottom

export const looks = {
  heading: { weight: 'bold', size: 17, leading: 26, ink: 'black' },
  subheading: { weight: 'bold', size: 14, leading: 24, ink: 'black' },
  part: { weight: 'bold', size: 11, leading: 20, ink: 'black' },
  label: { weight: 'regular', size: 11, leading: 18, ink: 'grey' },
  body: { weight: 'regular', size: 11, leading: 18, ink: 'black' },
  strong: { weight: 'bold', size: 11, leading: 18, ink: 'black' },
  large: { weight: 'bold', size: 22, leading: 32, ink: 'black' },
  note: { weight: 'regular', size: 8.5, leading: 13, ink: 'black' },
  small: { weight: 'regular', size: 7.5, leading: 11, ink: 'grey' },
} as const satisfies Record<string, Look>

/** 35 × 49 mm: the proportions of the photograph that is asked for. */
export const photoSize = { width: 99, height: 139 } as const

const INK = '#666666'

/** How a label and its value look, and how much room the label has. */
export interface FactLook {
  readonly label: Look
  readonly value: Look
  readonly room: number
}

interface Span {
  readonly x: number
  readonly width: number
}

/** Writes and rules one document; each text is an element of it for whoever hears it read. */
export class Canvas {
  readonly doc: Doc
  readonly #pen: Pen
  readonly #root: PDFKit.PDFStructureElement
  #isTrial = false

  constructor(doc: Doc) {
    this.doc = doc
    this.#pen = new Pen(doc)
    this.#root = doc.struct('Document')
    doc.addStructure(this.#root)
  }

  /** Goes through a drawing without leaving a trace of it: to see how long it gets. */
  tried<Result>(draw: () => Result): Result {
    this.#isTrial = true
    try {
      return draw()
    } finally {
      this.#isTrial = false
    }
  }

  #add(tag: string, draw: () => void, alt?: string): void {
    if (!this.#isTrial) this.#root.add(this.doc.struct(tag, alt === undefined ? {} : { alt }, draw))
  }

  lines(text: string, look: Look, width: number): string[] {
    return this.#pen.lines(text, look, width).flat()
  }

  heightOf(text: string, look: Look, width: number): number {
    return Math.max(1, this.lines(text, look, width).length) * look.leading
  }

  /** Writes text into a column from `top` down; gives where it ends. */
  text(
    words: string,
    look: Look,
    { x, width, top, tag = 'P', centred = false }: Span & { top: number; tag?: 'H1' | 'H2' | 'P'; centred?: boolean },
  ): number {
    const lines = this.lines(words, look, width)
    this.#add(tag, () => {
      for (const [at, line] of lines.entries()) {
        const left = centred ? x + (width - this.#pen.widthOf(line, look)) / 2 : x
        this.#pen.write(line, look, { x: left, top: top + at * look.leading })
      }
    })
    return top + lines.length * look.leading
  }

  /** Label before value. */
  fact(
    [label, value]: Fact,
    { x, width, top }: Span & { top: number },
    { label: small, value: look, room: left }: FactLook,
  ) {
    const lines = this.lines(value, look, width - left)
    this.#add('P', () => {
      this.#pen.write(label, small, { x, top: top + (look.leading - small.leading) / 2 })
      for (const [at, line] of lines.entries()) {
        this.#pen.write(line, look, { x: x + left, top: top + at * look.leading })
      }
    })
    return top + Math.max(1, lines.length) * look.leading
  }

  /** What nobody has to hear: rules and frames. */
  #line(draw: () => void): void {
    if (this.#isTrial) return
    this.doc.markContent('Artifact', { type: 'Layout' })
    this.doc.lineWidth(0.6).strokeColor(INK)
    draw()
    this.doc.endMarkedContent()
  }

  rule(top: number): void {
    this.#line(() =>
      this.doc
        .moveTo(page.left, top)
        .lineTo(page.left + room, top)
        .stroke(),
    )
  }

  frame(top: number, height: number, { x, width }: Span): void {
    this.#line(() => this.doc.rect(x, top, width, height).stroke())
  }

  picture(bytes: Uint8Array, alt: string, { x, top }: { x: number; top: number }): void {
    const { width, height } = photoSize
    const fit = { fit: [width, height] as [number, number], align: 'center' as const, valign: 'center' as const }
    this.#add('Figure', () => this.doc.image(Buffer.from(bytes), x, top, fit), alt)
  }

  /** Draws anything as one figure. */
  figure(alt: string, draw: () => void): void {
    this.#add('Figure', draw, alt)
  }

  end(): void {
    this.#root.end()
    this.#pen.end()
  }
}
