import type { ExamSite, SiteRoom } from '#contract/exam-tickets'
import type { FloorBooth, FloorBoothState, FloorPlanWords } from '#design-system'

/** One storey of one building, as it is drawn. */
export interface Floor {
  readonly id: string
  readonly label: string
  readonly places: readonly FloorBooth[]
  /** Whether the room that was looked for is here. */
  readonly hasRoom: boolean
}

const states = { normal: 'free', special: 'taken', reserve: 'closed' } as const satisfies Record<
  SiteRoom['kind'],
  FloorBoothState
>

/** Words for a storey: the legend names what is there. */
export function roomWords(places: readonly FloorBooth[]): FloorPlanWords {
  const all: FloorPlanWords['states'] = { free: '考场', taken: '特殊', closed: '备用', own: '您在这' }
  const used = places.map(({ state }) => [state, all[state]] as const)
  return { place: '考场', find: '按考场号查找', states: Object.fromEntries(used) }
}

const placeOf = (room: SiteRoom, wanted: string): FloorBooth => ({
  code: room.number,
  x: room.x,
  y: room.y,
  w: room.w,
  h: room.h,
  state: room.number === wanted ? 'own' : states[room.kind],
  label: `${room.seats} 座`,
})

/** The storeys of a site in the order of its rooms; the one with the wanted room ('' for none) is marked. */
export function floorsOf({ rooms }: Pick<ExamSite, 'rooms'>, wanted: string): Floor[] {
  const groups = new Map<string, SiteRoom[]>()
  for (const room of rooms) {
    const label = `${room.building} ${room.floor} 层`
    groups.set(label, [...(groups.get(label) ?? []), room])
  }
  return [...groups].map(([label, own]) => ({
    id: label,
    label,
    places: own.map(room => placeOf(room, wanted)),
    hasRoom: wanted !== '' && own.some(({ number }) => number === wanted),
  }))
}

/** How many rooms and seats a site has, the reserve aside. */
export function sizeOf({ rooms }: Pick<ExamSite, 'rooms'>): { rooms: number; seats: number } {
  const used = rooms.filter(({ kind }) => kind !== 'reserve')
  return { rooms: used.length, seats: used.reduce((sum, { seats }) => sum + seats, 0) }
}
