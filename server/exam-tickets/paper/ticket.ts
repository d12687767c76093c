import { encode } from 'uqr'
import type { Look } from '../../paper/pen.ts'
import { bottom, type Canvas, type Doc, looks, page, photoSize, room } from './canvas.ts'
import type { SheetPaper, TicketSheet } from './sheet.ts'

const GAP = 10
const LABEL = 64
const PHOTO_GAP = 16
/** Of the column with room and seat. */
const SEAT = 150
/** Of the QR code's square, quiet zone included. */
const CODE = 128
/** Light modules around the code without which readers miss it (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4

function drawCode(doc: Doc, code: string, { x, top }: { x: number; top: number }): void {
  const { data, size } = encode(code, { ecc: 'M', border: QUIET_ZONE })
  const side = CODE / size
  for (const [row, modules] of data.entries()) {
    for (let from = 0; from < modules.length; from += 1) {
      if (!modules[from]) continue
      const start = from
      while (modules[from]) from += 1
      // A hair higher than a module, so that no light line shows between two rows.
      doc.rect(x + start * side, top + row * side, (from - start) * side, side + 0.05)
    }
  }
  doc.fill('#000000')
}

const columns = [
  { label: '科目', share: 0.36, of: ({ title }: SheetPaper) => title },
  { label: '日期', share: 0.26, of: ({ day }: SheetPaper) => day },
  { label: '时间', share: 0.2, of: ({ time }: SheetPaper) => time },
  { label: '最晚入场', share: 0.18, of: ({ entryUntil }: SheetPaper) => entryUntil },
] as const

/** How large everything is, from the usual to the smallest that can still be read; words that are long take less room. */
const sizes = [
  { text: 11, leading: 18, notes: 10 },
  { text: 10, leading: 15, notes: 8.5 },
  { text: 9, leading: 12.5, notes: 7 },
  { text: 8, leading: 10.5, notes: 6 },
  { text: 6.5, leading: 8.5, notes: 5 },
] as const

const looksAt = ({ text: size, leading, notes }: (typeof sizes)[number]) => ({
  label: { ...looks.label, size, leading },
  body: { ...looks.body, size, leading },
  strong: { ...looks.strong, size, leading },
  note: { ...looks.note, size: notes, leading: notes * 1.5 },
})
type Looks = ReturnType<typeof looksAt>

/** Papers as a table; gives where it ends. */
function drawPapers(canvas: Canvas, papers: readonly SheetPaper[], top: number, { label, strong }: Looks): number {
  const lefts = columns.map(
    (_, at) => page.left + room * columns.slice(0, at).reduce((sum, { share }) => sum + share, 0),
  )
  let y = top
  const row = (words: readonly string[], look: Look) => {
    const ends = words.map((one, at) => {
      const width = room * (columns[at]?.share ?? 0) - 10
      return canvas.text(one, look, { x: (lefts[at] ?? page.left) + 6, width, top: y + 2 })
    })
    y = Math.max(...ends) + 3
    canvas.rule(y)
  }
  canvas.rule(top)
  row(
    columns.map(column => column.label),
    label,
  )
  for (const paper of papers) {
    row(
      columns.map(({ of }) => of(paper)),
      strong,
    )
  }
  return y
}

/** Who, for what, when, where, and what proves it; gives where it ends. */
function drawAt(canvas: Canvas, sheet: TicketSheet, look: Looks): number {
  const whole = { x: page.left, width: room }
  let y = canvas.text(sheet.heading, looks.heading, { ...whole, top: page.top, tag: 'H1', centred: true })
  y = canvas.text(sheet.subheading, looks.subheading, { ...whole, top: y, tag: 'H2', centred: true }) + GAP

  const photo = { x: page.left + room - photoSize.width, top: y, width: photoSize.width }
  if (sheet.photo) canvas.picture(sheet.photo, '本人照片', photo)
  else canvas.text('无照片', looks.label, { ...photo, top: y + photoSize.height / 2 - 8, centred: true })
  canvas.frame(y, photoSize.height, photo)
  let facts = y
  const left = { x: page.left, width: room - photoSize.width - PHOTO_GAP }
  const strong = { label: look.label, value: look.strong, room: LABEL }
  for (const fact of sheet.facts) facts = canvas.fact(fact, { ...left, top: facts }, strong) + 2
  y = Math.max(facts, y + photoSize.height) + GAP

  y = drawPapers(canvas, sheet.papers, y, look) + GAP
  const seat = { x: page.left + room - SEAT, width: SEAT }
  const large = { label: look.label, value: looks.large, room: 48 }
  const seatTop = canvas.fact([sheet.roomLabel, sheet.room], { ...seat, top: y }, large)
  const seatEnd = canvas.fact([sheet.seatLabel, sheet.seat], { ...seat, top: seatTop }, large)
  const plain = { label: look.label, value: look.body, room: LABEL }
  for (const fact of sheet.place) {
    y = canvas.fact(fact, { x: page.left, width: room - SEAT - PHOTO_GAP, top: y }, plain) + 2
  }
  y = Math.max(y, seatEnd) + GAP / 2
  canvas.rule(y)

  y += GAP / 2
  const notes = { x: page.left, width: room - CODE - PHOTO_GAP }
  const code = { x: page.left + room - CODE, width: CODE, top: y }
  canvas.figure('准考证二维码，扫码核验真伪', () => drawCode(canvas.doc, sheet.code, code))
  const codeEnd = canvas.text(sheet.codeWords, looks.small, { ...code, top: y + CODE, centred: true })
  y = canvas.text('考生须知', looks.part, { ...notes, top: y, tag: 'H2' })
  for (const [at, note] of sheet.notes.entries()) y = canvas.text(`${at + 1}. ${note}`, look.note, { ...notes, top: y })
  return Math.max(y, codeEnd)
}

/** One page, whatever it has to say: in the first size in which all of it fits. */
export function drawTicket(canvas: Canvas, sheet: TicketSheet): void {
  const all = sizes.map(looksAt)
  const fitting = all.find(look => canvas.tried(() => drawAt(canvas, sheet, look)) <= bottom) ?? all.at(-1)
  if (fitting) drawAt(canvas, sheet, fitting)
}
