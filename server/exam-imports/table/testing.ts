import { crc32, deflateRawSync } from 'node:zlib'

interface Part {
  readonly name: string
  readonly text: string
  /** What it says of itself, where that is not the truth. */
  readonly size?: number
}

/** A package of these parts, by other code than reads it. */
export function packageOf(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text, size } of parts) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content, { level: 9 })
    const [named, sum, length] = [Buffer.from(name), crc32(content), size ?? content.length]
    const facts = Buffer.alloc(22)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(sum, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(length, 18)
    const names = Buffer.alloc(4)
    names.writeUInt16LE(named.length, 0)
    const local = [Buffer.from('504b0304', 'hex'), facts, names, named, packed]
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('504b01021400', 'hex'), facts, names, place, named)
    pieces.push(...local)
    offset += local.reduce((total, piece) => total + piece.length, 0)
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...pieces, central, end]))
}

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

interface Workbook {
  /** What stands inside `sheetData`. */
  readonly rows: string
  /** What stands after it. */
  readonly after?: string
  readonly styles?: string
  readonly shared?: string
  readonly more?: readonly Part[]
}

/** A workbook whose sheet is written out. */
export const workbookOf = ({
  rows,
  after = '',
  styles = '',
  shared = '',
  more = [],
}: Workbook): Uint8Array<ArrayBuffer> =>
  packageOf([
    { name: '[Content_Types].xml', text: `${head}<Types/>` },
    {
      name: 'xl/workbook.xml',
      text: `${head}<workbook ${namespace} xmlns:r="r"><sheets><sheet name="职位表" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${head}<Relationships><Relationship Id="rId7" Target="worksheets/first.xml"/></Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', text: `${head}<sst>${shared}</sst>` },
    { name: 'xl/styles.xml', text: `${head}<styleSheet>${styles}</styleSheet>` },
    {
      name: 'xl/worksheets/first.xml',
      text: `${head}<worksheet ${namespace}><sheetData>${rows}</sheetData>${after}</worksheet>`,
    },
    ...more,
  ])
