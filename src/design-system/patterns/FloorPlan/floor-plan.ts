export const floorBoothStates = ['free', 'held', 'taken', 'own', 'offered', 'closed'] as const
export type FloorBoothState = (typeof floorBoothStates)[number]

/** A box in decimetres (or any one unit of length) from the upper left corner of the hall. */
export type FloorBox = { x: number; y: number; w: number; h: number }

/** A booth of the hall, or another place that people look for. */
export type FloorBooth = FloorBox & {
  /** What it is called, once in a hall: A12. */
  code: string
  state: FloorBoothState
  /** A kind that `words.kinds` names: standard, large, public. */
  kind?: string | undefined
  /** Who is there, as short as can be. */
  label?: string | undefined
  tags?: readonly string[] | undefined
  /** Somebody's choice, drawn with a star. */
  marked?: boolean | undefined
  /** What else is said of it: 还剩 12:30. */
  note?: string | undefined
}

export const floorFeatureKinds = [
  'entrance',
  'exit',
  'stage',
  'service',
  'rights',
  'firstAid',
  'toilet',
  'rest',
] as const

/** What a hall has besides booths. */
export type FloorFeature = FloorBox & { kind: (typeof floorFeatureKinds)[number]; label: string }

/** What the places of a plan are called. */
export type FloorPlanWords = {
  /** One of them: 展位. */
  place: string
  /** Label of the search in the list. */
  find: string
  /** What each state means; the legend shows those that are there. */
  states: Partial<Record<FloorBoothState, string>>
  /** What each kind means. */
  kinds?: Partial<Record<string, string>> | undefined
  /** What a marked one is: 我的清单. */
  marked?: string | undefined
}

export const hallWords = {
  place: '展位',
  find: '按展位号或单位名称查找',
  states: {
    free: '空闲',
    held: '暂时保留',
    taken: '已定',
    own: '我的展位',
    offered: '候补确认中',
    closed: '不开放',
  },
  marked: '已加入清单',
} as const satisfies FloorPlanWords

export const stateText = ({ state }: Pick<FloorBooth, 'state'>, { states }: FloorPlanWords = hallWords): string =>
  states[state] ?? '状态未知'

/** All that is known of a booth: A12，空闲，标准展位. */
export const boothText = (booth: FloorBooth, words: FloorPlanWords = hallWords): string => {
  const { code, kind = '', label = '', tags = [], marked = false, note = '' } = booth
  const kindText = words.kinds?.[kind] ?? ''
  return [code, stateText(booth, words), kindText, label, ...tags, marked ? (words.marked ?? '已标记') : '', note]
    .filter(Boolean)
    .join('，')
}

export const canChoose = ({ state }: Pick<FloorBooth, 'state'>): boolean => state !== 'closed'

const plain = (words: string) => words.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')

/** Booths whose code, company or tags have `query` in them, whatever its width and case, in one state ('' for all). */
export const findBooths = (booths: readonly FloorBooth[], query: string, state = ''): readonly FloorBooth[] => {
  const wanted = plain(query)
  return booths.filter(
    ({ code, label = '', tags = [], state: own }) =>
      (state === '' || own === state) && [code, label, ...tags].some(words => plain(words).includes(wanted)),
  )
}

const numbered = new Intl.Collator('zh-CN', { numeric: true })

/** Booths by the letters that their codes begin with ('' for none), rows and codes in order. */
export const rowsOf = (booths: readonly FloorBooth[]): readonly { row: string; booths: readonly FloorBooth[] }[] => {
  const rows = Map.groupBy(booths, ({ code }) => /^[A-Za-z]+(?=\d)/.exec(code)?.[0] ?? '')
  return [...rows]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || numbered.compare(a, b))
    .map(([row, own]) => ({ row, booths: own.toSorted((a, b) => numbered.compare(a.code, b.code)) }))
}
