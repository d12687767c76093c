import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { fromBuffer } from 'yauzl'
import { FileAnswer } from '../http/file-answer.ts'

/** A piece of text with where it stands: `y` from the page's lower edge, in points. */
export interface PaperText {
  readonly text: string
  readonly y: number
  readonly size: number
}

export interface ReadPaper {
  readonly title: string
  readonly language: string
  /** Of each page, in the order of the document, watermarks and feet included. */
  readonly pages: readonly (readonly PaperText[])[]
  /** How many pictures each page has. */
  readonly pictures: readonly number[]
  /** All text, without spaces. */
  readonly text: string
}

/** Reads a PDF back, with other code than wrote it. */
export async function readPaper(bytes: Uint8Array): Promise<ReadPaper> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, useSystemFonts: false })
  const { info } = await document.getMetadata()
  const { OPS } = await getResolvedPDFJS()
  const pages: PaperText[][] = []
  const pictures: number[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { fnArray } = await page.getOperatorList()
    pictures.push(fnArray.filter(operator => operator === OPS.paintImageXObject).length)
    const { items } = await page.getTextContent()
    pages.push(
      items.flatMap(item =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, y: Number(item.transform[5]), size: item.height }]
          : [],
      ),
    )
  }
  await document.loadingTask.destroy()
  return {
    title: String(Object(info).Title),
    language: String(Object(info).Language),
    pages,
    pictures,
    text: pages
      .flat()
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', ''),
  }
}

export interface UnpackedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Reads a ZIP back by its list of contents, as Windows does; checks sizes and sums. */
export function readZip(bytes: Uint8Array): Promise<UnpackedFile[]> {
  const { promise, resolve, reject } = Promise.withResolvers<UnpackedFile[]>()
  fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => {
    if (error || !zip) return reject(error)
    const files: UnpackedFile[] = []
    zip.once('error', reject)
    zip.once('end', () => resolve(files))
    zip.on('entry', entry => {
      zip.openReadStream(entry, (fault, stream) => {
        if (fault || !stream) return reject(fault)
        const pieces: Buffer[] = []
        stream.on('data', piece => pieces.push(piece))
        stream.once('end', () => {
          files.push({ name: entry.fileName, bytes: Buffer.concat(pieces) })
          zip.readEntry()
        })
      })
    })
    zip.readEntry()
  })
  return promise
}

/** What a binary call gave, read to its end. */
export async function bytesOf(answer: unknown): Promise<{ readonly file: FileAnswer; readonly bytes: Uint8Array }> {
  if (!(answer instanceof FileAnswer)) throw new TypeError('not a file')
  return { file: answer, bytes: new Uint8Array(await new Response(answer.body).arrayBuffer()) }
}

/** What a ZIP of resumes has after its notice: the files with their names, and the lines of its list. */
export async function unpack(answer: unknown) {
  const { file, bytes } = await bytesOf(answer)
  const [notice, ...files] = await readZip(bytes)
  if (notice?.name !== '说明.txt') throw new Error('a ZIP of resumes begins with its notice')
  const manifest = files.at(-1)?.bytes.toString() ?? ''
  return { file, files, names: files.map(({ name }) => name), lines: manifest.trimEnd().split('\r\n').slice(1) }
}
