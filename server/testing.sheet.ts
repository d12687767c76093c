import { readZip } from './resume-files/testing.ts'

export interface ReadSheet {
  readonly name: string
  /** What each row shows: words, figures (of a time: days since 1899-12-30), null for nothing. */
  readonly rows: readonly (readonly (string | number | null)[])[]
  /** Of each column, in characters. */
  readonly widths: readonly number[]
  /** Rows that stay in sight. */
  readonly frozen: number
  /** Rows all of whose cells are in bold. */
  readonly bold: readonly number[]
  readonly hasFormula: boolean
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text as a reader of XML, and then of a workbook, takes it. */
const textOf = (xml: string) =>
  xml
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

const numbersIn = (xml: string, tag: RegExp, name: string) =>
  [...xml.matchAll(tag)].map(([found]) => Number(attribute(found, name)))

/** A=0, B=1 … of a cell's address. */
const columnOf = (address: string) =>
  [...address.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Reads a workbook of one sheet back, with other code than wrote it. */
export async function readSheet(bytes: Uint8Array): Promise<ReadSheet> {
  const files = new Map((await readZip(bytes)).map(file => [file.name, file.bytes.toString('utf8')]))
  const part = (name: string) => {
    const xml = files.get(name)
    if (xml === undefined) throw new Error(`no ${name} in this workbook`)
    return xml
  }
  const sheet = part('xl/worksheets/sheet1.xml')
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(([, text = '']) =>
    textOf(text),
  )
  const styles = part('xl/styles.xml')
  const fonts = [...styles.matchAll(/<font>(.*?)<\/font>/gs)].map(([, font = '']) => font.includes('<b/>'))
  const formats = numbersIn(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '', /<xf [^>]*>/g, 'fontId')
  const isBold = (cell: string) => fonts[formats[Number(attribute(cell, 's') ?? 0)] ?? 0] ?? false

  const bold: number[] = []
  const rows = [...sheet.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, inside = ''], at) => {
    const row: (string | number | null)[] = []
    const cells = [...inside.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)]
    for (const [, tag = '', content = ''] of cells) {
      const value = /^<v>([^<]*)<\/v>$/.exec(content)?.[1]
      const place = columnOf(attribute(` ${tag}`, 'r') ?? '')
      while (row.length < place) row.push(null)
      if (value === undefined) row.push(null)
      else row.push(attribute(` ${tag}`, 't') === 's' ? (shared[Number(value)] ?? null) : Number(value))
    }
    if (cells.length > 0 && cells.every(([cell]) => isBold(cell))) bold.push(at)
    return row
  })
  return {
    name: textOf(attribute(/<sheet [^>]*>/.exec(part('xl/workbook.xml'))?.[0] ?? '', 'name') ?? ''),
    rows,
    widths: numbersIn(sheet, /<col [^>]*>/g, 'width'),
    frozen: Number(attribute(/<pane [^>]*state="frozen"[^>]*>/.exec(sheet)?.[0] ?? '', 'ySplit') ?? 0),
    bold,
    hasFormula: /<f[ >]/.test(sheet),
  }
}
