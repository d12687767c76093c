import { roomKinds } from './exam-site-fields.ts'

/** Columns of a table of rooms, in their order. */
export const roomColumns = ['number', 'seats', 'kind', 'floor', 'building'] as const
export type RoomColumn = (typeof roomColumns)[number]

export const roomTitles = {
  number: '考场号',
  seats: '座位数',
  kind: '用途',
  floor: '楼层',
  building: '楼栋',
} as const satisfies Record<RoomColumn, string>

const fold = (cell: string) => cell.normalize('NFKC').trim()

/** 3, ３ 层 and 3F are one floor. */
const floorIn = (cell: string) => fold(cell).replace(/\s*(层|楼|F)$/i, '')

/** Spreadsheets take the zeros of 001 away. */
const numberIn = (cell: string) => fold(cell).replace(/^\d{1,2}$/, digits => digits.padStart(3, '0'))

function kindIn(cell: string): string {
  const words = fold(cell).replace(/考场$/, '')
  if (words === '') return 'normal'
  return roomKinds.find(({ label }) => label === words)?.value ?? words
}

type RoomCells = { readonly [Column in RoomColumn]?: string | undefined }

/** A line of such a table as offices write it, for the rules of a room to judge. */
export const roomCandidate = ({ number = '', seats = '', kind = '', floor = '', building = '' }: RoomCells) => ({
  number: numberIn(number),
  seats: fold(seats),
  kind: kindIn(kind),
  floor: floorIn(floor),
  building: building.trim(),
})

export const isRoomHeading = (cell: string): boolean => /^考场(号|编号)?$/.test(fold(cell))
