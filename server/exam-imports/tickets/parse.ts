import { numbersOf, ticketIn } from '../scores/parse.ts'
import type { Fault, RawTable } from '../table/raw-table.ts'
import { firstOfEachCell, foldCode, type Heading, rowsOf } from '../table/sheet-rows.ts'

/** Somebody who goes on to a later stage. */
export interface Shortlisted {
  /** Of the ticket for the written papers: it stays theirs. */
  readonly number: string
  /** Number of the registration. */
  readonly registration: string
  readonly position: string
}

/** When and where somebody comes. Moments in ISO 8601. */
export interface Session {
  readonly arrivesAt: string
  readonly startsAt: string
  readonly endsAt: string
  readonly site: string
  readonly address: string
  readonly transit: string
  readonly room: string
}

export interface Wanted extends Session {
  readonly ticket: string
  /** In which order they come in; null where that is drawn by lot. */
  readonly turn: number | null
}

type Name =
  | 'ticket'
  | 'position'
  | 'day'
  | 'arrives'
  | 'starts'
  | 'ends'
  | 'site'
  | 'address'
  | 'transit'
  | 'room'
  | 'turn'

interface Column extends Heading<Name> {
  readonly width: number
  readonly note: string
}

export const ticketColumns: readonly Column[] = [
  {
    name: 'ticket',
    title: '准考证号',
    also: ['报名序号', '准考证号或报名序号'],
    width: 20,
    note: '入闱名单里的每人一行，不要增删',
  },
  { name: 'position', title: '职位代码', optional: true, width: 14, note: '只供核对，不会写入' },
  { name: 'day', title: '日期', width: 14, note: '例如 2026-12-26' },
  { name: 'arrives', title: '报到时间', width: 12, note: '最晚报到的时间，例如 07:40' },
  { name: 'starts', title: '开始时间', width: 12, note: '例如 08:00' },
  { name: 'ends', title: '结束时间', width: 12, note: '例如 12:00' },
  { name: 'site', title: '考点', width: 24, note: '最多 60 字' },
  { name: 'address', title: '考点地址', width: 32, note: '最多 120 字' },
  { name: 'transit', title: '交通', optional: true, width: 28, note: '可以不填' },
  { name: 'room', title: '考场（候考室）', also: ['考场', '候考室'], width: 16, note: '最多 20 字' },
  {
    name: 'turn',
    title: '序号',
    optional: true,
    width: 8,
    note: '同一时间同一考场里的先后；整个考场都不填的，由系统抽签',
  },
]

const titles = new Map(ticketColumns.map(({ name, title }) => [name, title]))

/** Longest that these may be. */
const most = { site: 60, address: 120, transit: 200, room: 20 } as const

const two = (text: string) => text.padStart(2, '0')

function dayIn(cell: string): string | null {
  const [, year = '', month = '', date = ''] =
    /^(20\d{2})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(foldCode(cell)) ?? []
  const day = `${year}-${two(month)}-${two(date)}`
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null
}

/** A time however it is written: 7:40, 07:40:00, or a spreadsheet's fraction of a day. */
function timeIn(cell: string): string | null {
  if (/^0\.\d+$/.test(cell)) {
    const minutes = Math.round(Number(cell) * 1_440) % 1_440
    return `${two(String(Math.floor(minutes / 60)))}:${two(String(minutes % 60))}`
  }
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(foldCode(cell)) ?? []
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${two(hour)}:${minute}` : null
}

const momentOf = (day: string, time: string) => new Date(`${day}T${time}:00+08:00`).toISOString()

type Refuse = (name: Name, reason: string) => void

const TIME = '请填写时间，例如 08:00'

/** Day and times, in their order and not before the scores of the written papers are out. */
function timesIn(cells: ReadonlyMap<Name, string>, after: string, refuse: Refuse) {
  const day = dayIn(cells.get('day') ?? '')
  if (day === null) refuse('day', '请填写日期，例如 2026-12-26')
  const [arrives, starts, ends] = (['arrives', 'starts', 'ends'] as const).map(name => {
    const time = timeIn(cells.get(name) ?? '')
    if (time === null) refuse(name, TIME)
    return time
  })
  if (day === null || !arrives || !starts || !ends) return null
  if (arrives > starts) refuse('arrives', '报到时间不能晚于开始时间')
  if (starts >= ends) refuse('ends', '结束时间要晚于开始时间')
  const startsAt = momentOf(day, starts)
  if (startsAt <= after) refuse('day', '要在笔试成绩公布以后')
  return { arrivesAt: momentOf(day, arrives), startsAt, endsAt: momentOf(day, ends) }
}

function placeIn(cells: ReadonlyMap<Name, string>, refuse: Refuse) {
  const words = (name: keyof typeof most, isNeeded: boolean) => {
    const text = (cells.get(name) ?? '').replaceAll(/\s+/g, ' ')
    if (text === '' && isNeeded) refuse(name, `请填写${titles.get(name)}`)
    if ([...text].length > most[name]) refuse(name, `最多 ${most[name]} 个字`)
    return text
  }
  return {
    site: words('site', true),
    address: words('address', true),
    transit: words('transit', false),
    room: words('room', true),
  }
}

/** Whoever has this much in common comes in one after the other. */
export const sessionKey = ({ arrivesAt, site, address, transit, room }: Session): string =>
  JSON.stringify([arrivesAt, site, address, transit, room])

interface Line {
  readonly line: number
  readonly wanted: Wanted
}

/** Within a session either everybody's turn is said, each another one, or nobody's. */
function turnFaults(lines: readonly Line[]): Fault[] {
  const column = titles.get('turn') ?? ''
  return [...Map.groupBy(lines, ({ wanted }) => sessionKey(wanted)).values()].flatMap(session => {
    if (session.every(({ wanted }) => wanted.turn === null)) return []
    const first = new Map<number, number>()
    return session.flatMap(({ line: row, wanted: { turn } }) => {
      if (turn === null) return [{ row, column, reason: '同一考场里有人填了序号，其他人也要填' }]
      const before = first.get(turn)
      if (before !== undefined) return [{ row, column, reason: `序号和第 ${before} 行重复` }]
      first.set(turn, row)
      return []
    })
  })
}

/** Who comes when and where, and everything that is wrong with it: everybody on the shortlist is there, once. */
export function readTickets(
  table: RawTable,
  shortlisted: readonly Shortlisted[],
  after: string,
): { readonly wanted: readonly Wanted[]; readonly faults: readonly Fault[] } {
  const { rows, faults } = rowsOf(table, ticketColumns)
  const all: Fault[] = [...faults]
  const known = new Set(shortlisted.map(({ number }) => number))
  const registrations = numbersOf(shortlisted)
  const seen = new Map<string, number>()
  const lines = rows.flatMap(({ line, cells }): Line[] => {
    const before = all.length
    const refuse: Refuse = (name, reason) => void all.push({ row: line, column: titles.get(name) ?? '', reason })
    const said = ticketIn(cells.get('ticket') ?? '', registrations)
    const number = 'number' in said ? said.number : ''
    const first = seen.get(number)
    if ('fault' in said) refuse('ticket', said.fault)
    else if (!known.has(number)) refuse('ticket', '公布的入闱名单里没有这个准考证号')
    else if (first !== undefined) refuse('ticket', `准考证号和第 ${first} 行重复`)
    else seen.set(number, line)
    const times = timesIn(cells, after, refuse)
    const place = placeIn(cells, refuse)
    const turn = foldCode(cells.get('turn') ?? '')
    if (!/^([1-9]\d{0,2})?$/.test(turn)) refuse('turn', '请填写 1 至 999 的整数，或者留空由系统抽签')
    if (times === null || all.length > before) return []
    return [{ line, wanted: { ticket: number, ...times, ...place, turn: turn === '' ? null : Number(turn) } }]
  })
  const isRead = rows.length > 0
  const missing = isRead ? shortlisted.filter(({ number }) => !seen.has(number)) : []
  return {
    wanted: lines.map(({ wanted }) => wanted),
    faults: [
      ...firstOfEachCell([...all, ...turnFaults(lines)].filter(({ row }) => row > 0)),
      ...all.filter(({ row }) => row === 0),
      ...missing.map(({ number }) => ({
        row: 0,
        column: titles.get('ticket') ?? '',
        reason: `缺少准考证号 ${number} 的安排`,
      })),
    ],
  }
}
