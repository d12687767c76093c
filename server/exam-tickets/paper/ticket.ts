import { encode } from 'uqr'
import { bottom, type Canvas, type Doc, looks, page, photoSize, room } from './canvas.ts'
import type { SheetPaper, TicketSheet } from './sheet.ts'

const GAP = 10
const LABEL = 64
const PHOTO_GAP = 16
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

/** Papers as a table; gives where it ends. */
function drawPapers(canvas: Canvas, papers: readonly SheetPaper[], top: number): number {
  const lefts = columns.map(
    (_, at) => page.left + room * columns.slice(0, at).reduce((sum, { share }) => sum + share, 0),
  )
  const cell = (at: number, words: string, y: number, look: (typeof looks)['label' | 'strong']) =>
    canvas.text(words, look, {
      x: (lefts[at] ?? page.left) + 6,
      width: room * (columns[at]?.share ?? 0) - 10,
      top: y + 2,
    })
  let y = top
  const row = (words: readonly string[], look: (typeof looks)['label' | 'strong']) => {
    const end = Math.max(...words.map((one, at) => cell(at, one, y, look))) + 3
    canvas.rule(end)
    y = end
  }
  canvas.rule(top)
  row(
    columns.map(({ label }) => label),
    looks.label,
  )
  for (const paper of papers) {
    row(
      columns.map(({ of }) => of(paper)),
      looks.strong,
    )
  }
  return y
}

/** Notes beside the code, small enough to fit: none is left out. */
function drawNotes(canvas: Canvas, notes: readonly string[], top: number): void {
  const span = { x: page.left, width: room - CODE - PHOTO_GAP }
  const numbered = notes.map((note, at) => `${at + 1}. ${note}`)
  const fitting = [8.5, 7.5, 6.5, 5.5].map(size => ({ ...looks.note, size, leading: size * 1.5 }))
  const look =
    fitting.find(
      one => top + numbered.reduce((sum, note) => sum + canvas.heightOf(note, one, span.width), 0) <= bottom,
    ) ??
    fitting.at(-1) ??
    looks.note
  let y = top
  for (const note of numbered) y = canvas.text(note, look, { ...span, top: y })
}

/** One page: who, for what, when, where, and what proves it. */
export function drawTicket(canvas: Canvas, sheet: TicketSheet): void {
  let y = canvas.text(sheet.heading, looks.heading, {
    x: page.left,
    width: room,
    top: page.top,
    tag: 'H1',
    centred: true,
  })
  y =
    canvas.text(sheet.subheading, looks.subheading, { x: page.left, width: room, top: y, tag: 'H2', centred: true }) +
    GAP

  const photo = { x: page.left + room - photoSize.width, top: y }
  if (sheet.photo) canvas.picture(sheet.photo, '本人照片', photo)
  else
    canvas.text('无照片', looks.label, {
      x: photo.x,
      width: photoSize.width,
      top: y + photoSize.height / 2 - 8,
      centred: true,
    })
  canvas.frame(y, photoSize.height, { x: photo.x, width: photoSize.width })

  const left = { x: page.left, width: room - photoSize.width - PHOTO_GAP }
  let facts = y
  for (const fact of sheet.facts) facts = canvas.fact(fact, { ...left, top: facts }, LABEL, looks.strong) + 2
  y = Math.max(facts, y + photoSize.height) + GAP

  y = drawPapers(canvas, sheet.papers, y) + GAP
  const seat = { width: 150, x: page.left + room - 150 }
  const top = y
  const right = canvas.fact(['考场号', sheet.room], { ...seat, top }, 44, looks.large)
  const rightEnd = canvas.fact(['座位号', sheet.seat], { ...seat, top: right }, 44, looks.large)
  for (const fact of sheet.place)
    y = canvas.fact(fact, { x: page.left, width: room - seat.width - 12, top: y }, LABEL) + 2
  y = Math.max(y, rightEnd) + GAP / 2
  canvas.rule(y)

  y += GAP / 2
  canvas.text('考生须知', looks.part, { x: page.left, width: room, top: y, tag: 'H2' })
  const code = { x: page.left + room - CODE, top: y }
  canvas.figure('准考证二维码，扫码核验真伪', () => drawCode(canvas.doc, sheet.code, code))
  canvas.text(sheet.codeWords, looks.small, { x: code.x, width: CODE, top: y + CODE, centred: true })
  drawNotes(canvas, sheet.notes, y + looks.part.leading)
}
