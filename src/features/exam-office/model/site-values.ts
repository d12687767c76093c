import {
  type ExamRoom,
  type ExamSiteBody,
  examSitePlace,
  MOST_ROOMS,
  type OfficeSite,
} from '#contract/exam-site-fields'
import type { Difference } from '#features/forms'
import { faultsBy } from '#platform/forms'
import { readRooms, roomsText } from './room-table.ts'

/** A site as its form holds it: rooms as a table in one text. */
export interface SiteValues {
  /** Of what is changed; '' for a new one. */
  version: string
  name: string
  address: string
  transit: string
  rooms: string
}

export const siteFields = [
  'version',
  'name',
  'address',
  'transit',
  'rooms',
] as const satisfies readonly (keyof SiteValues)[]

export const siteValuesOf = (site: OfficeSite | null): SiteValues => ({
  version: site?.version ?? '',
  name: site?.name ?? '',
  address: site?.address ?? '',
  transit: site?.transit ?? '',
  rooms: site ? roomsText(site.rooms) : '',
})

export const siteBodyOf = ({ name, address, transit, rooms }: SiteValues): ExamSiteBody => ({
  name: name.trim(),
  address: address.trim(),
  transit: transit.trim(),
  rooms: readRooms(rooms).rooms,
})

const schema = /* @__PURE__ */ examSitePlace()

function roomsFault(text: string): string {
  const { rooms, faults } = readRooms(text)
  if (faults.length > 0) return `考场有 ${faults.length} 处要改，见下表`
  return rooms.length > MOST_ROOMS ? `一个考点最多 ${MOST_ROOMS} 个考场` : ''
}

/** What keeps a form from being sent. */
export function siteFaults({ name, address, transit, rooms }: SiteValues) {
  const fault = roomsFault(rooms)
  return [...faultsBy(schema, { name, address, transit }), ...(fault === '' ? [] : [{ path: 'rooms', message: fault }])]
}

const MOST_LINES = 10

/** Lines that only one of two tables has, in words. */
function linesOnlyIn(text: string, other: string): string {
  const linesOf = (table: string) => {
    const { rooms, faults } = readRooms(table)
    return (faults.length > 0 ? table : roomsText(rooms)).split('\n').map(line => line.replaceAll('\t', ' ').trim())
  }
  const known = new Set(linesOf(other))
  const lines = linesOf(text).filter(line => line !== '' && !known.has(line))
  const more = lines.length > MOST_LINES ? `；另有 ${lines.length - MOST_LINES} 行` : ''
  return lines.slice(0, MOST_LINES).join('；') + more
}

/** Where what is typed and what is stored elsewhere differ; of rooms those that do. */
export function siteDifferences(mine: SiteValues, other: SiteValues): Difference[] {
  return [
    { label: '考点名称', mine: mine.name, other: other.name },
    { label: '地址', mine: mine.address, other: other.address },
    { label: '交通', mine: mine.transit, other: other.transit },
    { label: '考场', mine: linesOnlyIn(mine.rooms, other.rooms), other: linesOnlyIn(other.rooms, mine.rooms) },
  ].filter(row => row.mine !== row.other)
}

interface Size {
  readonly rooms: number
  /** Those that people are seated in: reserve rooms aside. */
  readonly seats: number
  readonly reserve: number
}

export function sizeOfRooms(rooms: readonly Pick<ExamRoom, 'kind' | 'seats'>[]): Size {
  const used = rooms.filter(({ kind }) => kind !== 'reserve')
  return {
    rooms: used.length,
    seats: used.reduce((sum, { seats }) => sum + seats, 0),
    reserve: rooms.length - used.length,
  }
}

/** How large a site is, in words. */
export function sizeWords({ rooms, seats, reserve }: Size): string {
  const kept = reserve > 0 ? `另有 ${reserve} 个备用考场` : '没有备用考场'
  return rooms + reserve === 0 ? '还没有考场' : `${rooms} 个考场，${seats} 个座位，${kept}`
}

/** How many people have a seat at a site, and how many of them in a room that has been taken out of use since. */
export function seatedAt({ rooms }: Pick<OfficeSite, 'rooms'>): { readonly people: number; readonly stranded: number } {
  const sum = (list: OfficeSite['rooms']) => list.reduce((count, { seated }) => count + seated, 0)
  return { people: sum(rooms), stranded: sum(rooms.filter(({ kind }) => kind === 'reserve')) }
}
