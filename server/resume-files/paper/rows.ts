import type { ResumeEntry, ResumeFact } from '#contract/resume-words'
import type { Look, Pen } from '../../paper/pen.ts'
import type { Strip } from './flow.ts'
import type { Sheet, SheetPicture } from './sheet.ts'

/** A strip of text, and the part of the document that it belongs to for whoever hears it read. */
interface TextRow extends Strip {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P'
  /** Rows of one paragraph are one element of the document. */
  readonly block: object
  /** A line across the page at its lower end. */
  readonly rule?: boolean
  draw(top: number): void
}

/** Pictures beside each other, each with its caption below: each a figure of the document. */
interface FigureRow extends Strip {
  readonly figures: readonly { readonly alt: string; draw(top: number): void }[]
}

export type Row = TextRow | FigureRow

const looks = {
  name: { weight: 'bold', size: 20, leading: 32, ink: 'black' },
  heading: { weight: 'bold', size: 12.5, leading: 24, ink: 'black' },
  title: { weight: 'bold', size: 10.5, leading: 17, ink: 'black' },
  body: { weight: 'regular', size: 10.5, leading: 17, ink: 'black' },
  muted: { weight: 'regular', size: 10.5, leading: 17, ink: 'grey' },
  caption: { weight: 'regular', size: 9, leading: 14, ink: 'black' },
} as const satisfies Record<string, Look>

const PART_GAP = 14
const ENTRY_GAP = 8
/** Room for a label: this much, or what the longest takes. */
const LABEL = 58
const LABEL_GAP = 10
const COLUMN_GAP = 16
/** No picture is higher: two rows fit a page, with captions as long as can be. */
const PICTURE_HEIGHT = 290
const CAPTION_GAP = 4

interface Frame {
  readonly pen: Pen
  /** Left edge. */
  readonly x: number
  readonly width: number
}

/** A strip whose cells stand beside each other; as high as its highest cell. */
function cells(
  { pen }: Pick<Frame, 'pen'>,
  parts: readonly { readonly lines: readonly string[]; readonly look: Look; readonly x: number }[],
): Pick<TextRow, 'height' | 'draw'> {
  return {
    height: Math.max(...parts.map(({ lines, look }) => Math.max(1, lines.length) * look.leading)),
    draw(top) {
      for (const { lines, look, x } of parts) {
        for (const [at, line] of lines.entries()) pen.write(line, look, { x, top: top + at * look.leading })
      }
    },
  }
}

/** Lines of prose: neither the first nor the last line of a paragraph stands alone on a page. */
function prose(frame: Frame, text: string, look: Look, gap = 0): TextRow[] {
  return frame.pen.lines(text, look, frame.width).flatMap((lines, paragraph) => {
    const block = {}
    return lines.map(
      (line, at): TextRow => ({
        ...cells(frame, [{ lines: [line], look, x: frame.x }]),
        tag: 'P',
        block,
        gap: paragraph === 0 && at === 0 ? gap : 0,
        keep: (at === 0 && lines.length > 1) || at === lines.length - 2,
      }),
    )
  })
}

const columnOf = (width: number) => (width - COLUMN_GAP) / 2

/** Two facts a line, label before value. */
function factRows(frame: Frame, facts: readonly ResumeFact[], gap = 0): TextRow[] {
  const { pen, x, width } = frame
  const column = columnOf(width)
  const room = Math.max(LABEL, ...facts.map(([label]) => pen.widthOf(label, looks.muted) + LABEL_GAP))
  const cellsOf = ([label, value]: ResumeFact, at: number) => {
    const left = x + at * (column + COLUMN_GAP)
    return [
      { lines: [label], look: looks.muted, x: left },
      { lines: pen.lines(value, looks.body, column - room).flat(), look: looks.body, x: left + room },
    ]
  }
  return Array.from({ length: Math.ceil(facts.length / 2) }, (_, at) => ({
    ...cells(frame, facts.slice(at * 2, at * 2 + 2).flatMap(cellsOf)),
    tag: 'P' as const,
    block: {},
    gap: at === 0 ? gap : 0,
    keep: at < Math.ceil(facts.length / 2) - 1,
  }))
}

function entryRows(frame: Frame, { title, facts, period, text }: ResumeEntry): TextRow[] {
  const { pen, x, width } = frame
  const periodWidth = period ? pen.widthOf(period, looks.muted) : 0
  const room = width - (period ? periodWidth + COLUMN_GAP : 0)
  const parts = [
    { lines: pen.lines(title, looks.title, room).flat(), look: looks.title, x },
    { lines: period ? [period] : [], look: looks.muted, x: x + width - periodWidth },
  ]
  const below = [...(facts.length > 0 ? prose(frame, facts.join(' · '), looks.muted) : [])]
  const words = prose(frame, text, looks.body)
  const top: TextRow = {
    ...cells(frame, parts),
    tag: 'H3',
    block: {},
    gap: ENTRY_GAP,
    keep: below.length + words.length > 0,
  }
  return [top, ...below.map(row => ({ ...row, keep: words.length > 0 || row.keep })), ...words]
}

/** Two pictures and their captions beside each other, each as wide as its column or as high as there is room. */
function pictureRow({ pen, x, width }: Frame, pictures: readonly SheetPicture[]): FigureRow {
  const column = columnOf(width)
  const placed = pictures.map(({ bytes, caption, ...pixels }, at) => {
    const scale = Math.min(column / pixels.width, PICTURE_HEIGHT / pixels.height)
    const size = { width: pixels.width * scale, height: pixels.height * scale }
    const lines = pen.lines(caption, looks.caption, column).flat()
    return { bytes, caption, size, lines, x: x + at * (column + COLUMN_GAP) }
  })
  return {
    height: Math.max(
      ...placed.map(({ size, lines }) => size.height + CAPTION_GAP + lines.length * looks.caption.leading),
    ),
    gap: ENTRY_GAP,
    keep: false,
    figures: placed.map(({ bytes, caption, size, lines, x: left }) => ({
      alt: caption,
      draw(top) {
        pen.lay(bytes, { x: left, top, ...size })
        const below = top + size.height + CAPTION_GAP
        for (const [at, line] of lines.entries()) {
          pen.write(line, looks.caption, { x: left, top: below + at * looks.caption.leading })
        }
      },
    })),
  }
}

const pictureRows = (frame: Frame, pictures: readonly SheetPicture[]): FigureRow[] =>
  Array.from({ length: Math.ceil(pictures.length / 2) }, (_, at) =>
    pictureRow(frame, pictures.slice(at * 2, at * 2 + 2)),
  )

const heading = (frame: Frame, words: string): TextRow => ({
  ...cells(frame, [{ lines: [words], look: looks.heading, x: frame.x }]),
  tag: 'H2',
  block: {},
  gap: PART_GAP,
  keep: true,
  rule: true,
})

/** Room for the photo (35 × 45 mm) beside name and facts. */
export const photoSize = { width: 99, height: 127.5 } as const

/** All rows of a resume, from the name down. */
export function rowsOf(sheet: Sheet, frame: Frame): Row[] {
  const beside = sheet.photo ? { ...frame, width: frame.width - photoSize.width - COLUMN_GAP } : frame
  const nameLines = frame.pen.lines(sheet.name, looks.name, beside.width).flat()
  const name: TextRow = {
    ...cells(frame, [{ lines: nameLines, look: looks.name, x: frame.x }]),
    tag: 'H1',
    block: {},
    gap: 0,
    keep: true,
  }
  const head = [name, ...factRows(beside, sheet.facts).map(row => ({ ...row, keep: true }))]
  const missing = sheet.photo ? photoSize.height - head.reduce((sum, { height }) => sum + height, 0) : 0
  const end: TextRow = { tag: 'P', block: {}, height: Math.max(0, missing), gap: 0, keep: false, draw: () => {} }
  const parts = sheet.parts.flatMap(({ heading: words, facts, entries, prose: text, pictures }) => [
    heading(frame, words),
    ...factRows(frame, facts, ENTRY_GAP / 2),
    ...entries.flatMap(entry => entryRows(frame, entry)),
    ...prose(frame, text, looks.body, ENTRY_GAP / 2),
    ...pictureRows(frame, pictures),
  ])
  return [...head, ...(missing > 0 ? [end] : []), ...parts]
}
