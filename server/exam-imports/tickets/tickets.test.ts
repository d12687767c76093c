import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ticketNumberOf } from '#contract/exam-ticket-number'
import { csvOf } from '../../csv.ts'
import { readTable } from '../table/read-table.ts'
import { diffTickets, type StoredTicket, ticketRows, turnsOf } from './diff.ts'
import { readTickets, ticketColumns, type Wanted } from './parse.ts'

const number = (seat: number) => ticketNumberOf({ city: '360100', year: 2026, exam: 1, site: '01', room: '003', seat })
const shortlisted = [1, 2, 3].map(seat => ({
  number: number(seat),
  registration: String(1_000_000_000 + seat),
  position: '0101',
}))
const AFTER = '2026-11-30T01:00:00.000Z'
const titles = ticketColumns.filter(({ name }) => name !== 'position').map(({ title }) => title)
const line = (who: string, more: Readonly<Record<number, string>> = {}) =>
  [who, '2026-12-26', '07:40', '08:00', '12:00', '南昌市委党校', '解放西路 77 号', '', '候考 2 室', ''].map(
    (cell, at) => more[at] ?? cell,
  )
const read = (rows: string[][], after = AFTER) =>
  readTickets(readTable(Buffer.from(csvOf([titles, ...rows]))), shortlisted, after)
const wrong = (rows: string[][], after?: string) =>
  read(rows, after).faults.map(({ row, column, reason }) => `${row} ${column} ${reason}`)
const whole = (first: readonly string[] = line(number(1))) => [[...first], line(number(2)), line(number(3))]

test('day, times, place and turn are read by ticket or registration', () => {
  const rows = whole(line('1000000001', { 1: '2026年12月26日', 2: '0.319444444444444', 3: '8:00', 7: '公交 5 路' }))
  const { wanted, faults } = read(rows)
  expect(faults).toEqual([])
  expect(wanted[0]).toEqual({
    ticket: number(1),
    arrivesAt: '2026-12-25T23:40:00.000Z',
    startsAt: '2026-12-26T00:00:00.000Z',
    endsAt: '2026-12-26T04:00:00.000Z',
    site: '南昌市委党校',
    address: '解放西路 77 号',
    transit: '公交 5 路',
    room: '候考 2 室',
    turn: null,
  })
})

test('everything that is wrong is told where it stands', () => {
  expect(wrong(whole(line(number(1), { 1: '2026-02-30', 2: '25:00', 5: '', 9: '0' })))).toEqual([
    '2 日期 请填写日期，例如 2026-12-26',
    '2 报到时间 请填写时间，例如 08:00',
    '2 考点 请填写考点',
    '2 序号 请填写 1 至 999 的整数，或者留空由系统抽签',
  ])
  expect(wrong(whole(line(number(1), { 2: '08:01', 4: '08:00', 8: '候'.repeat(21) })))).toEqual([
    '2 报到时间 报到时间不能晚于开始时间',
    '2 结束时间 结束时间要晚于开始时间',
    '2 考场（候考室） 最多 20 个字',
  ])
  expect(wrong(whole(), '2026-12-26T00:00:00.000Z')).toEqual([2, 3, 4].map(row => `${row} 日期 要在笔试成绩公布以后`))
})

test('who is unknown, there twice or missing is told', () => {
  expect(wrong([line(number(9)), line(number(2)), line('1000000002')])).toEqual([
    '2 准考证号 公布的入闱名单里没有这个准考证号',
    '4 准考证号 准考证号和第 3 行重复',
    `0 准考证号 缺少准考证号 ${number(1)} 的安排`,
    `0 准考证号 缺少准考证号 ${number(3)} 的安排`,
  ])
})

test('a turn is said of everybody in a room or of nobody, and of no two the same; other rooms and times are apart', () => {
  const turns = (...of: string[]) => of.map((turn, at) => line(number(at + 1), { 9: turn }))
  expect(wrong(turns('1', '', '1'))).toEqual([
    '3 序号 同一考场里有人填了序号，其他人也要填',
    '4 序号 序号和第 2 行重复',
  ])
  const [first = [], second = [], third = []] = turns('1', '1', '1')
  expect(wrong([first, second.with(2, '07:30'), third.with(8, '候考 3 室')])).toEqual([])
})

const wanted = (ticket: string, more: Partial<Wanted> = {}): Wanted => ({
  ticket,
  arrivesAt: '2026-12-25T23:40:00.000Z',
  startsAt: '2026-12-26T00:00:00.000Z',
  endsAt: '2026-12-26T04:00:00.000Z',
  site: '南昌市委党校',
  address: '解放西路 77 号',
  transit: '',
  room: '候考 2 室',
  turn: null,
  ...more,
})
const lots = { seed: 'sample', stage: 'interview' } as const

test('lots give everybody of a room one turn, whatever the order of the table, and are kept when drawn again', () => {
  const people = fc.uniqueArray(fc.stringMatching(/^\d{4}$/), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(people, fc.constantFrom('a', 'b'), fc.nat(12), (tickets, seed, kept) => {
      const all = tickets.map(ticket => wanted(ticket))
      const drawn = turnsOf(all, [], { ...lots, seed })
      expect(drawn.map(({ turn }) => turn).sort((one, other) => one - other)).toEqual(tickets.map((_, at) => at + 1))
      expect(turnsOf(all.toReversed(), [], { ...lots, seed })).toEqual(drawn)
      const stored = drawn.slice(0, kept).map((one): StoredTicket => ({ ...one, isGone: false }))
      const again = turnsOf(all, stored, { ...lots, seed: 'another' })
      for (const { ticket, turn } of stored) expect(again.find(one => one.ticket === ticket)?.turn).toBe(turn)
      expect(new Set(again.map(({ turn }) => turn)).size).toBe(tickets.length)
    }),
  )
})

test('a diff tells who is new, who comes otherwise and whose ticket is taken back', () => {
  const now = turnsOf([wanted('1', { turn: 1 }), wanted('2', { turn: 2 }), wanted('3', { turn: 3 })], [], lots)
  const stored: StoredTicket[] = [
    ...now.slice(0, 1).map(one => ({ ...one, isGone: false })),
    ...now.slice(1, 2).map(one => ({ ...one, turn: 7, isGone: false })),
    ...now.slice(2).map(one => ({ ...one, ticket: '9', isGone: true })),
  ]
  const diff = diffTickets(stored, now)
  expect(diff).toMatchObject({ added: [{ ticket: '3' }], changed: [{ ticket: '2' }], gone: ['9'], same: 1 })
  const words = (turn: number) =>
    `2026-12-26 07:40 报到，08:00—12:00，南昌市委党校（解放西路 77 号）候考 2 室 ${turn} 号`
  expect(ticketRows(diff, stored)).toEqual([
    { what: '2', field: '安排', before: words(7), after: words(2) },
    { what: '9', field: '安排', before: words(3), after: '作废' },
    { what: '3', field: '安排', before: '', after: words(3) },
  ])
})
