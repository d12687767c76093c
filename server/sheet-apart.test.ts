import { expect, test } from 'vitest'
import type { SheetValue } from './sheet.ts'
import { sheetApart } from './sheet-apart.ts'
import { readSheet } from './testing.sheet.ts'
import { workPerTurn } from './testing.turns.ts'

const head = { name: '多', columns: [{ title: '姓名', width: 16 }] }

/** A line that tells when its cell is read. */
const watched = (words: string, onRead: () => void): readonly SheetValue[] =>
  Object.defineProperty([''], 0, {
    enumerable: true,
    get() {
      onRead()
      return words
    },
  })

test('a workbook has all its lines in their order, and no more of them are touched at once than come at once', async () => {
  const work = workPerTurn()
  async function* lines() {
    for (let from = 0; from < 3_000; from += 100) {
      yield Array.from({ length: 100 }, (_, at) => watched(`第 ${from + at} 位`, work.done))
    }
  }
  const { rows } = await readSheet(await sheetApart(head, lines()))
  expect(work.end()).toBe(100)
  expect(rows.slice(1)).toEqual(Array.from({ length: 3_000 }, (_, at) => [`第 ${at} 位`]))
})

test('what goes wrong with the lines is told, and the next workbook is made', async () => {
  async function* broken() {
    yield [['王一']]
    throw new Error('the database has gone')
  }
  await expect(sheetApart(head, broken())).rejects.toThrow('the database has gone')
  async function* lines() {
    yield [['王二']]
  }
  expect((await readSheet(await sheetApart(head, lines()))).rows[1]).toEqual(['王二'])
})

test('a workbook that cannot be written is told', async () => {
  async function* lines() {
    yield [['王一']]
  }
  await expect(sheetApart({ ...head, name: '不能有[括号]' }, lines())).rejects.toThrow()
})
