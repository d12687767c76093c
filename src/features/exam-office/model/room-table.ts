import * as z from 'zod/mini'
import { isRoomHeading, roomCandidate, roomColumns, roomTitles } from '#contract/exam-room-table'
import { type ExamRoom, examRoom, roomKinds } from '#contract/exam-site-fields'

/** What is wrong with a table of rooms, and where. */
export interface RoomFault {
  /** Line of the text, from 1. */
  readonly row: number
  /** Title of the column; '' for the line as a whole. */
  readonly column: string
  readonly reason: string
}

const schema = /* @__PURE__ */ examRoom()

/** The cells of a line as spreadsheets copy it, as CSV has it, or typed with blanks, of which the last cell may have some. */
function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t')
  if (/[,，]/.test(line)) return line.split(/[,，]/)
  const cells = line.trim().split(/\s+/)
  const last = roomColumns.length - 1
  return cells.length > last ? [...cells.slice(0, last), cells.slice(last).join(' ')] : cells
}

const candidateOf = ([number, seats, kind, floor, building]: readonly string[]) =>
  roomCandidate({ number, seats, kind, floor, building })

const isHeading = ([first = '']: readonly string[]) => isRoomHeading(first)

/** Rooms as an office writes them down, a line each, and everything that is wrong with them. */
export function readRooms(text: string): { readonly rooms: ExamRoom[]; readonly faults: RoomFault[] } {
  const rooms: ExamRoom[] = []
  const faults: RoomFault[] = []
  const firstLines = new Map<string, number>()
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = cellsOf(line)
    if (line.trim() === '' || (firstLines.size === 0 && faults.length === 0 && isHeading(cells))) continue
    const row = at + 1
    if (cells.slice(roomColumns.length).some(cell => cell.trim() !== '')) {
      faults.push({ row, column: '', reason: `一行只有 ${roomColumns.length} 栏` })
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
      const name = roomColumns.find(column => column === path[0])
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
