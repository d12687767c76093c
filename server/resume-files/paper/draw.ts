import PDFDocument from 'pdfkit'
import { type Look, Pen } from '../../paper/pen.ts'
import { paginate } from './flow.ts'
import { photoSize, rowsOf } from './rows.ts'
import type { Sheet } from './sheet.ts'

/** What a page says of itself. */
const wording = {
  zh: { lang: 'zh-CN', photo: '照片', number: (page: number, of: number) => `第 ${page} 页，共 ${of} 页` },
  en: { lang: 'en', photo: 'Photo', number: (page: number, of: number) => `Page ${page} of ${of}` },
} as const

type Doc = InstanceType<typeof PDFDocument>

/** A4 with its margins, in points. */
const page = { width: 595.28, height: 841.89, left: 56, top: 52, bottom: 64 } as const
const room = { width: page.width - 2 * page.left, height: page.height - page.top - page.bottom } as const

const footLook: Look = { weight: 'regular', size: 8, leading: 11, ink: 'grey' }
const markLook: Look = { weight: 'regular', size: 12, leading: 12, ink: 'grey' }

/** Who took the resume and when, faintly across the page, below the text. */
function drawWatermark(doc: Doc, pen: Pen, words: string): void {
  if (words === '') return
  const step = { x: pen.widthOf(words, markLook) + 70, y: 118 }
  doc.markContent('Artifact', { type: 'Pagination' }).save()
  doc.fillOpacity(0.09).rotate(-28, { origin: [page.width / 2, page.height / 2] })
  for (let row = -3; row < 11; row += 1) {
    for (let x = -240 - (row % 2 === 0 ? 0 : step.x / 2); x < page.width + 240; x += step.x) {
      pen.write(words, markLook, { x, top: row * step.y })
    }
  }
  doc.restore().endMarkedContent()
}

function drawFoot(doc: Doc, pen: Pen, words: string, number: string): void {
  const top = page.height - page.bottom + 22
  const left = page.width - page.left - pen.widthOf(number, footLook)
  doc.markContent('Artifact', { type: 'Pagination' })
  const lines = pen.lines(words, footLook, left - page.left - 16).flat()
  for (const [at, line] of lines.slice(0, 3).entries()) {
    pen.write(line, footLook, { x: page.left, top: top + at * footLook.leading })
  }
  pen.write(number, footLook, { x: left, top })
  doc.endMarkedContent()
}

function drawPages(doc: Doc, sheet: Sheet): void {
  const pen = new Pen(doc)
  const words = wording[sheet.language]
  const pages = paginate(rowsOf(sheet, { pen, x: page.left, width: room.width }), room.height)
  const root = doc.struct('Document')
  doc.addStructure(root)
  let open = { block: {}, element: root }
  for (const [at, placed] of pages.entries()) {
    doc.addPage()
    drawWatermark(doc, pen, sheet.watermark)
    const { photo } = sheet
    if (photo && at === 0) {
      const place = [page.width - page.left - photoSize.width, page.top] as const
      root.add(
        doc.struct('Figure', { alt: words.photo }, () => {
          doc.image(Buffer.from(photo), ...place, { fit: [photoSize.width, photoSize.height], align: 'right' })
        }),
      )
    }
    for (const { row, top } of placed) {
      if ('figures' in row) {
        for (const { alt, draw } of row.figures) root.add(doc.struct('Figure', { alt }, () => draw(page.top + top)))
        continue
      }
      if (open.block !== row.block) {
        if (open.element !== root) open.element.end()
        open = { block: row.block, element: doc.struct(row.tag) }
        root.add(open.element)
      }
      open.element.add(() => row.draw(page.top + top))
      if (row.rule) {
        const y = page.top + top + row.height
        doc.markContent('Artifact', { type: 'Layout' })
        doc.lineWidth(0.5).strokeColor('#999999')
        doc
          .moveTo(page.left, y)
          .lineTo(page.width - page.left, y)
          .stroke()
          .endMarkedContent()
      }
    }
    drawFoot(doc, pen, sheet.foot, words.number(at + 1, pages.length))
  }
  if (open.element !== root) open.element.end()
  root.end()
  pen.end()
}

/** Draws a resume on A4: text that can be searched, fonts cut to what is used, a structure that can be read aloud. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: wording[sheet.language].lang,
    tagged: true,
    displayTitle: true,
    info: { Title: sheet.title, CreationDate: new Date(sheet.madeAt) },
  })
  const pieces: Buffer[] = []
  doc.on('data', (piece: Buffer) => pieces.push(piece))
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  doc.once('end', resolve)
  doc.once('error', reject)
  drawPages(doc, sheet)
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(pieces))
}
