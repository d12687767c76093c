import * as z from 'zod/mini'
import { type RoomColumn, roomCandidate, roomColumns, roomTitles } from '#contract/exam-room-table'
import { type ExamRoom, examRoom, MOST_ROOMS } from '#contract/exam-site-fields'
import { type Fault, UnreadableTable } from '../table/raw-table.ts'
import { readTable } from '../table/read-table.ts'
import { firstOfEachCell, type Heading, rowsOf } from '../table/sheet-rows.ts'

export interface ReadRooms {
  /** None where something is wrong. */
  readonly rooms: readonly ExamRoom[]
  readonly faults: readonly Fault[]
}

const headings: readonly Heading<RoomColumn>[] = [
  { name: 'number', title: roomTitles.number, also: ['考场', '考场编号'] },
  { name: 'seats', title: roomTitles.seats, also: ['座位'] },
  { name: 'kind', title: roomTitles.kind, optional: true },
  { name: 'floor', title: roomTitles.floor },
  { name: 'building', title: roomTitles.building },
]

const schema = examRoom()

function readRows(bytes: Buffer): ReadRooms {
  const { rows, faults } = rowsOf(readTable(bytes), headings)
  const all: Fault[] = [...faults]
  const seen = new Map<string, number>()
  const rooms = rows.flatMap(({ line: row, cells }): ExamRoom[] => {
    const read = z.safeParse(schema, roomCandidate(Object.fromEntries(cells)))
    for (const { path, message } of read.error?.issues ?? []) {
      const name = roomColumns.find(column => column === path[0])
      all.push({ row, column: name ? roomTitles[name] : '', reason: message })
    }
    if (!read.success) return []
    const before = seen.get(read.data.number)
    if (before !== undefined) all.push({ row, column: roomTitles.number, reason: `考场号和第 ${before} 行重复` })
    else seen.set(read.data.number, row)
    return [read.data]
  })
  if (rows.length > MOST_ROOMS)
    all.push({ row: 0, column: '', reason: `一个考点最多 ${MOST_ROOMS} 个考场，表里有 ${rows.length} 个` })
  return { rooms: all.length > 0 ? [] : rooms, faults: firstOfEachCell(all) }
}

/** Rooms as a file has them, or everything that is wrong with it, cell by cell. */
export function readRoomFile(bytes: Uint8Array): ReadRooms {
  try {
    return readRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error
    return { rooms: [], faults: [{ row: 0, column: '', reason: error.message }] }
  }
}
