import { bottom, looks, page, room } from '../../../exam-tickets/paper/canvas.ts'
import { pdfOf } from '../../../exam-tickets/paper/draw.ts'

/** What is attached to a notice to be read and filled in by hand. */
export interface SamplePaper {
  readonly title: string
  /** An empty one is a gap. */
  readonly paragraphs: readonly string[]
  readonly madeAt: number
}

const column = { x: page.left, width: room } as const
const GAP = 12

/** Draws it with the font that goes along, so that it reads the same everywhere. */
export const drawPaper = ({ title, paragraphs, madeAt }: SamplePaper): Promise<Uint8Array<ArrayBuffer>> =>
  pdfOf({ title, madeAt }, canvas => {
    let top = canvas.text(title, looks.heading, { ...column, top: page.top, tag: 'H1', centred: true }) + GAP
    for (const words of paragraphs) {
      if (top + canvas.heightOf(words, looks.body, room) > bottom) {
        canvas.doc.addPage()
        top = page.top
      }
      top = words === '' ? top + 2 * GAP : canvas.text(words, looks.body, { ...column, top }) + GAP / 2
    }
  })
