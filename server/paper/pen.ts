import type PDFDocument from 'pdfkit'
import { type Face, faces, type Weight } from './faces.ts'
import { breakLines } from './lines.ts'
import { StandIns } from './stand-ins.ts'

/** How a piece of text looks. Sizes in points. */
export interface Look {
  readonly weight: Weight
  readonly size: number
  readonly leading: number
  readonly ink: 'black' | 'grey'
}

/** In points, from the upper left corner of the page. */
interface Place {
  readonly x: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const inks = { black: '#000000', grey: '#555555' } as const

/** The baseline lies so far below the top of the em square in Noto Sans SC. */
const ASCENT = 0.88

/** What nobody sees, tabs, and radicals that look like the characters they are meant to be. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u2e80-\u2fdf]/g, radical => radical.normalize('NFKC'))
    .replace(/[\t\u00a0\u2028\u2029]/g, ' ')
    .replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')

/** Text cut where the font ends and boxes begin. */
function* runsOf(text: string, face: Face): Generator<{ readonly characters: string[]; readonly isIn: boolean }> {
  let run: { characters: string[]; isIn: boolean } | undefined
  for (const character of text) {
    const isIn = face.has(character)
    if (run?.isIn === isIn) run.characters.push(character)
    else {
      if (run) yield run
      run = { characters: [character], isIn }
    }
  }
  if (run) yield run
}

/** Writes on the pages of one document. */
export class Pen {
  readonly #doc: InstanceType<typeof PDFDocument>
  readonly #standIns: StandIns

  constructor(doc: InstanceType<typeof PDFDocument>) {
    this.#doc = doc
    // PDFKit takes an opened font as well, which its types do not know yet.
    for (const [weight, { font }] of Object.entries(faces())) doc.registerFont(weight, Object(font))
    this.#standIns = new StandIns(doc, faces().regular)
  }

  /** Breaks a text into lines, at its own line ends and where the room ends. */
  lines(text: string, { weight, size }: Look, room: number): string[][] {
    const widthOf = this.#measure(weight, size)
    return text
      .split(/\r\n?|\n/)
      .map(plain)
      .map(paragraph => paragraph.trim())
      .filter(paragraph => paragraph !== '')
      .map(paragraph => breakLines(paragraph, room, widthOf))
  }

  widthOf(text: string, { weight, size }: Look): number {
    const widthOf = this.#measure(weight, size)
    return [...plain(text)].reduce((sum, character) => sum + widthOf(character), 0)
  }

  #measure(weight: Weight, size: number): (character: string) => number {
    const face = faces()[weight]
    return character => (face.has(character) ? face.widthOf(character) : 1) * size
  }

  /** Writes one line into the strip that begins at `top`. */
  write(line: string, look: Look, { x, top }: { readonly x: number; readonly top: number }): void {
    const { weight, size, leading, ink } = look
    const y = top + (leading - size) / 2 + size * ASCENT
    const doc = this.#doc.font(weight).fontSize(size).fillColor(inks[ink])
    let at = x
    for (const { characters, isIn } of runsOf(plain(line), faces()[weight])) {
      const text = characters.join('')
      if (isIn) {
        doc.text(text, at, y, { baseline: 'alphabetic', lineBreak: false })
        at += doc.widthOfString(text)
      } else {
        this.#standIns.write(characters, { x: at, y, size })
        at += characters.length * size
      }
    }
  }

  /** Lays a picture into its place, which has its proportions. */
  lay(picture: Uint8Array, { x, top, width, height }: Place): void {
    this.#doc.image(Buffer.from(picture), x, top, { width, height })
  }

  end(): void {
    this.#standIns.end()
  }
}
