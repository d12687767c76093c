import PDFDocument from 'pdfkit'
import { Canvas } from './canvas.ts'
import { drawForm } from './form.ts'
import type { ExamSheet } from './sheet.ts'
import { drawTicket } from './ticket.ts'

interface Label {
  readonly title: string
  /** In milliseconds. */
  readonly madeAt: number
}

/** A paper on A4: text that can be searched, fonts cut to what is used, a structure that can be read aloud. */
export async function pdfOf(
  { title, madeAt }: Label,
  draw: (canvas: Canvas) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'zh-CN',
    tagged: true,
    displayTitle: true,
    info: { Title: title, CreationDate: new Date(madeAt) },
  })
  const pieces: Buffer[] = []
  doc.on('data', (piece: Buffer) => pieces.push(piece))
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  doc.once('end', resolve)
  doc.once('error', reject)
  const canvas = new Canvas(doc)
  doc.addPage()
  draw(canvas)
  canvas.end()
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(pieces))
}

/** Draws a paper of an exam. */
export const drawSheet = (sheet: ExamSheet): Promise<Uint8Array<ArrayBuffer>> =>
  pdfOf(sheet, canvas => (sheet.kind === 'ticket' ? drawTicket(canvas, sheet) : drawForm(canvas, sheet)))
