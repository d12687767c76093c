import { bottom, type Canvas, looks, page, photoSize, room } from './canvas.ts'
import type { Fact, FormSheet } from './sheet.ts'

const LABEL = 96
const factLook = { label: looks.label, value: looks.body, room: LABEL }
const GAP = 10

/** Goes down the page, and on to the next one where there is no room. */
class Cursor {
  readonly #canvas: Canvas
  y: number = page.top

  constructor(canvas: Canvas) {
    this.#canvas = canvas
  }

  /** Makes sure that so much fits on this page. */
  demand(height: number): void {
    if (this.y + height <= bottom) return
    this.#canvas.doc.addPage()
    this.y = page.top
  }
}

function drawFacts(canvas: Canvas, cursor: Cursor, facts: readonly Fact[], width: number): void {
  for (const fact of facts) {
    cursor.demand(canvas.heightOf(fact[1], looks.body, width - LABEL) + 3)
    cursor.y = canvas.fact(fact, { x: page.left, width, top: cursor.y }, factLook) + 3
  }
}

/** A registration's form, on as many pages as it needs: neither a heading nor an answer is parted. */
export function drawForm(canvas: Canvas, sheet: FormSheet): void {
  const cursor = new Cursor(canvas)
  const whole = { x: page.left, width: room }
  cursor.y = canvas.text(sheet.heading, looks.heading, { ...whole, top: cursor.y, tag: 'H1', centred: true })
  cursor.y =
    canvas.text(sheet.subheading, looks.subheading, { ...whole, top: cursor.y, tag: 'H2', centred: true }) + GAP

  const photo = { x: page.left + room - photoSize.width, top: cursor.y }
  if (sheet.photo) canvas.picture(sheet.photo, '本人照片', photo)
  canvas.frame(cursor.y, photoSize.height, { x: photo.x, width: photoSize.width })
  const [first, ...others] = sheet.parts
  drawFacts(canvas, cursor, first?.facts ?? [], room - photoSize.width - 16)
  cursor.y = Math.max(cursor.y, photo.top + photoSize.height) + GAP

  for (const { heading, facts } of others) {
    cursor.demand(looks.part.leading + 2 * looks.body.leading)
    canvas.rule(cursor.y)
    cursor.y = canvas.text(heading, looks.part, { ...whole, top: cursor.y + 4, tag: 'H2' })
    drawFacts(canvas, cursor, facts, room)
    cursor.y += GAP
  }
  for (const words of sheet.prose) {
    cursor.demand(canvas.heightOf(words, looks.body, room))
    cursor.y = canvas.text(words, looks.body, { ...whole, top: cursor.y }) + 3
  }
}
