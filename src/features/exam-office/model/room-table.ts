import * as z from 'zod/mini'
import { type ExamRoom, examRoom, roomKinds } from '#contract/exam-site-fields'

/** What is wrong with a table of rooms, and where. */
export interface RoomFault {
  /** Line of the text, from 1. */
  readonly row: number
  /** Title of the column; '' for the line as a whole. */
  readonly column: string
  readonly reason: string
}

/** Columns in their order. */
const columns = ['number', 'seats', 'kind', 'floor', 'building'] as const
export const roomTitles = {
  number: '考场号',
  seats: '座位数',
  kind: '用途',
  floor: '楼层',
  building: '楼栋',
} as const satisfies Record<(typeof columns)[number], string>

const schema = /* @__PURE__ */ examRoom()

const fold = (cell: string) => cell.normalize('NFKC').trim()

/** The cells of a line as spreadsheets copy it, as CSV has it, or typed with blanks, of which the last cell may have some. */
function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t')
  if (/[,，]/.test(line)) return line.split(/[,，]/)
  const cells = line.trim().split(/\s+/)
  const last = columns.length - 1
  return cells.length > last ? [...cells.slice(0, last), cells.slice(last).join(' ')] : cells
}

/** 3, ３ 层 and 3F are one floor. */
const floorIn = (cell: string) => fold(cell).replace(/\s*(层|楼|F)$/i, '')

/** Spreadsheets take the zeros of 001 away. */
const numberIn = (cell: string) => fold(cell).replace(/^\d{1,2}$/, digits => digits.padStart(3, '0'))

function kindIn(cell: string): string {
  const words = fold(cell).replace(/考场$/, '')
  if (words === '') return 'normal'
  return roomKinds.find(({ label }) => label === words)?.value ?? words
}

const candidateOf = ([number = '', seats = '', kind = '', floor = '', building = '']: readonly string[]) => ({
  number: numberIn(number),
  seats: fold(seats),
  kind: kindIn(kind),
  floor: floorIn(floor),
  building: building.trim(),
})

const isHeading = (cells: readonly string[]) => /^考场(号|编号)?$/.test(fold(cells[0] ?? ''))

/** Rooms as an office writes them down, a line each, and everything that is wrong with them. */
export function readRooms(text: string): { readonly rooms: ExamRoom[]; readonly faults: RoomFault[] } {
  const rooms: ExamRoom[] = []
  const faults: RoomFault[] = []
  const firstLines = new Map<string, number>()
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = cellsOf(line)
    if (line.trim() === '' || (firstLines.size === 0 && faults.length === 0 && isHeading(cells))) continue
    const row = at + 1
    if (cells.slice(columns.length).some(cell => cell.trim() !== '')) {
      faults.push({ row, column: '', reason: `一行只有 ${columns.length} 栏` })
      continue
    }
    const read = z.safeParse(schema, candidateOf(cells))
    if (read.success) {
      const { number } = read.data
      const before = firstLines.get(number)
      if (before !== undefined) faults.push({ row, column: roomTitles.number, reason: `和第 ${before} 行重复` })
      else firstLines.set(number, row)
      rooms.push(read.data)
    }
    for (const { path, message } of read.error?.issues ?? []) {
      const name = columns.find(column => column === path[0])
      faults.push({ row, column: name ? roomTitles[name] : '', reason: message })
    }
  }
  return { rooms, faults }
}

const labels = new Map<string, string>(roomKinds.map(({ value, label }) => [value, label]))

/** The same as text, which can be taken to a spreadsheet and back. */
export const roomsText = (rooms: readonly ExamRoom[]): string =>
  rooms
    .map(({ number, seats, kind, floor, building }) => [number, seats, labels.get(kind), floor, building].join('\t'))
    .join('\n')
