import { crc32, inflateRawSync } from 'node:zlib'
import { tableLimits, UnreadableTable } from './raw-table.ts'

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const ENCRYPTED = 0x0001
/** In place of a size that stands elsewhere (ZIP64), of which no such table has need. */
const ELSEWHERE = 0xffffffff

interface Entry {
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const broken = () =>
  new UnreadableTable('文件已损坏或不是 XLSX 表格，请在表格软件里另存为“Excel 工作簿（.xlsx）”再上传')
const tooLarge = () => new UnreadableTable('文件解开后太大，请删除多余的工作表、图片和格式后再上传')

function endOf(bytes: Buffer): number {
  const least = Math.max(0, bytes.length - 22 - 65_535)
  for (let at = bytes.length - 22; at >= least; at -= 1) if (bytes.readUInt32LE(at) === END) return at
  throw broken()
}

function entryAt(bytes: Buffer, at: number): Entry & { readonly name: string; readonly next: number } {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw broken()
  if (bytes.readUInt16LE(at + 8) & ENCRYPTED) throw new UnreadableTable('文件设有密码，请去掉密码后再上传')
  const [nameLength, extra, comment] = [28, 30, 32].map(place => bytes.readUInt16LE(at + place))
  const from = at + 46
  const entry = {
    name: bytes.toString('utf8', from, from + (nameLength ?? 0)),
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
    next: from + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0),
  }
  if ([entry.packed, entry.size, entry.offset].includes(ELSEWHERE)) throw broken()
  return entry
}

/** The parts of a package, none of which is unpacked before its size has been judged. */
export class Package {
  readonly #bytes: Buffer
  readonly #entries: ReadonlyMap<string, Entry>
  #left: number = tableLimits.unpacked

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    const end = endOf(bytes)
    const count = bytes.readUInt16LE(end + 10)
    if (count > tableLimits.parts) throw tooLarge()
    const entries = new Map<string, Entry>()
    let at = bytes.readUInt32LE(end + 16)
    let declared = 0
    for (let place = 0; place < count; place += 1) {
      const { name, next, ...entry } = entryAt(bytes, at)
      if (entries.has(name)) throw broken()
      entries.set(name, entry)
      declared += entry.size
      at = next
    }
    if (declared > tableLimits.unpacked) throw tooLarge()
    this.#entries = entries
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()]
  }

  /** The words of a part; undefined where there is none. What it really comes to counts, whatever it says of itself. */
  text(name: string): string | undefined {
    const entry = this.#entries.get(name)
    if (!entry) return undefined
    const content = this.#unpack(entry)
    this.#left -= content.length
    if (content.length !== entry.size || crc32(content) !== entry.crc) throw broken()
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(content)
    } catch {
      throw broken()
    }
  }

  #unpack({ method, packed, size, offset }: Entry): Buffer {
    const bytes = this.#bytes
    if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw broken()
    const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
    const content = bytes.subarray(from, from + packed)
    if (content.length !== packed) throw broken()
    if (method === 0) return content
    if (method !== 8) throw broken()
    const most = Math.min(this.#left, size)
    try {
      return inflateRawSync(content, { maxOutputLength: Math.max(1, most) })
    } catch (error) {
      const isOver =
        error instanceof RangeError ||
        (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw isOver ? tooLarge() : broken()
    }
  }
}
