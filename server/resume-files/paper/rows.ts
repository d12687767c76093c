import type { ResumeEntry, ResumeFact } from '#contract/resume-words'
import type { Strip } from './flow.ts'
import type { Look, Pen } from './pen.ts'
import type { Sheet } from './sheet.ts'

/** A strip with what is in it, and the part of the document that it belongs to for whoever hears it read. */
export interface Row extends Strip {
  readonly tag: 'H1' | 'H2' | 'H3' | 'P'
  /** Rows of one paragraph are one element of the document. */
  readonly block: object
  /** A line across the page at its lower end. */
  readonly rule?: boolean
  draw(top: number): void
}

const looks = {
  name: { weight: 'bold', size: 20, leading: 32, ink: 'black' },
  heading: { weight: 'bold', size: 12.5, leading: 24, ink: 'black' },
  title: { weight: 'bold', size: 10.5, leading: 17, ink: 'black' },
  body: { weight: 'regular', size: 10.5, leading: 17, ink: 'black' },
  muted: { weight: 'regular', size: 10.5, leading: 17, ink: 'grey' },
} as const satisfies Record<string, Look>

const PART_GAP = 14
const ENTRY_GAP = 8
/** Room for a label: this much, or what the longest takes. */
const LABEL = 58
const LABEL_GAP = 10
const COLUMN_GAP = 16

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
): Pick<Row, 'height' | 'draw'> {
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
function prose(frame: Frame, text: string, look: Look, gap = 0): Row[] {
  return frame.pen.lines(text, look, frame.width).flatMap((lines, paragraph) => {
    const block = {}
    return lines.map(
      (line, at): Row => ({
        ...cells(frame, [{ lines: [line], look, x: frame.x }]),
        tag: 'P',
        block,
        gap: paragraph === 0 && at === 0 ? gap : 0,
        keep: (at === 0 && lines.length > 1) || at === lines.length - 2,
      }),
    )
  })
}

/** Two facts a line, label before value. */
function factRows(frame: Frame, facts: readonly ResumeFact[], gap = 0): Row[] {
  const { pen, x, width } = frame
  const column = (width - COLUMN_GAP) / 2
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

function entryRows(frame: Frame, { title, facts, period, text }: ResumeEntry): Row[] {
  const { pen, x, width } = frame
  const periodWidth = period ? pen.widthOf(period, looks.muted) : 0
  const room = width - (period ? periodWidth + COLUMN_GAP : 0)
  const parts = [
    { lines: pen.lines(title, looks.title, room).flat(), look: looks.title, x },
    { lines: period ? [period] : [], look: looks.muted, x: x + width - periodWidth },
  ]
  const below = [...(facts.length > 0 ? prose(frame, facts.join(' · '), looks.muted) : [])]
  const words = prose(frame, text, looks.body)
  const top: Row = {
    ...cells(frame, parts),
    tag: 'H3',
    block: {},
    gap: ENTRY_GAP,
    keep: below.length + words.length > 0,
  }
  return [top, ...below.map(row => ({ ...row, keep: words.length > 0 || row.keep })), ...words]
}

const heading = (frame: Frame, words: string): Row => ({
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
  const name: Row = {
    ...cells(frame, [{ lines: nameLines, look: looks.name, x: frame.x }]),
    tag: 'H1',
    block: {},
    gap: 0,
    keep: true,
  }
  const head = [name, ...factRows(beside, sheet.facts).map(row => ({ ...row, keep: true }))]
  const missing = sheet.photo ? photoSize.height - head.reduce((sum, { height }) => sum + height, 0) : 0
  const end: Row = { tag: 'P', block: {}, height: Math.max(0, missing), gap: 0, keep: false, draw: () => {} }
  const parts = sheet.parts.flatMap(({ heading: words, facts, entries, prose: text }) => [
    heading(frame, words),
    ...factRows(frame, facts, ENTRY_GAP / 2),
    ...entries.flatMap(entry => entryRows(frame, entry)),
    ...prose(frame, text, looks.body, ENTRY_GAP / 2),
  ])
  return [...head, ...(missing > 0 ? [end] : []), ...parts]
}
