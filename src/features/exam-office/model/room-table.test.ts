import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { type ExamRoom, roomKinds } from '#contract/exam-site-fields'
import { readRooms, roomsText } from './room-table.ts'

const room = (number: string, given: Partial<ExamRoom> = {}): ExamRoom => ({
  number,
  seats: 30,
  kind: 'normal',
  floor: 1,
  building: '教学楼 A 座',
  ...given,
})

it.each([
  [
    'as a spreadsheet copies it',
    '考场号\t座位数\t用途\t楼层\t楼栋\r\n1\t30\t\t1\t教学楼 A 座\r\n\r\n12\t10\t特殊\t2\t实验楼\t',
  ],
  ['with commas', '001，30，普通，1，教学楼 A 座\n012,10,特殊,2层,实验楼'],
  ['typed', '001 30 普通考场 1 教学楼 A 座\n ０１２  １０ 特殊 2楼 实验楼 '],
])('reads a table %s', (_, text) => {
  expect(readRooms(text)).toEqual({
    rooms: [room('001'), room('012', { seats: 10, kind: 'special', floor: 2, building: '实验楼' })],
    faults: [],
  })
})

test('what is wrong is told by line and column, and a second room of one number by the first', () => {
  expect(
    readRooms('\n1 0 普通 1 A\n考场二 30 大厅 x A\n3 30 普通 1 A\n003 30 普通 2 A\n4,30,普通,1,A,B\n5 30').faults,
  ).toEqual([
    { row: 2, column: '座位数', reason: '座位数应在 1 到 99 之间' },
    { row: 3, column: '考场号', reason: '考场号应在 001 到 999 之间' },
    { row: 3, column: '用途', reason: '用途应是普通、特殊或备用' },
    { row: 3, column: '楼层', reason: '请填写楼层' },
    { row: 5, column: '考场号', reason: '和第 4 行重复' },
    { row: 6, column: '', reason: '一行只有 5 栏' },
    { row: 7, column: '楼层', reason: '请填写楼层' },
    { row: 7, column: '楼栋', reason: '请填写楼栋' },
  ])
})

test('nothing is a table of no rooms', () => {
  expect(readRooms(' \n\t\n')).toEqual({ rooms: [], faults: [] })
})

test('what is written down is read back the same', () => {
  const anyRoom = fc.record({
    number: fc.integer({ min: 1, max: 999 }).map(number => String(number).padStart(3, '0')),
    seats: fc.integer({ min: 1, max: 99 }),
    kind: fc.constantFrom(...roomKinds.map(({ value }) => value)),
    floor: fc.integer({ min: 1, max: 60 }),
    building: fc.constantFrom('A', '教学楼 A 座', '䶮𠮷 楼', '1', 'Ⅲ 号楼'),
  })
  const rooms = fc.uniqueArray(anyRoom, { selector: ({ number }) => number, maxLength: 20 })
  fc.assert(
    fc.property(rooms, written => {
      expect(readRooms(roomsText(written))).toEqual({ rooms: written, faults: [] })
    }),
  )
})

test('whatever is typed is read without an end in the middle', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
      const { rooms } = readRooms(text)
      expect(rooms.every(({ number }) => /^\d{3}$/.test(number))).toBe(true)
    }),
  )
})
