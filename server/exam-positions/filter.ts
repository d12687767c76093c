import type { Candidate, Verdict } from '#contract/exam-conditions'
import type { PositionSort } from '#contract/exam-positions'
import { judgeAll } from '#contract/exam-radar'
import { educationList } from '#contract/reference/education'
import { areaName } from '../places.ts'
import type { BoardPosition } from './board.ts'
import { levelOf } from './schooling.ts'

/** What somebody who is signed in is known by. */
export interface Asker {
  readonly candidate: Candidate
  readonly saved: ReadonlySet<number>
}

export interface WantedPositions {
  readonly words: readonly string[]
  readonly city: string
  readonly education: string
  readonly major: string
  readonly graduates: boolean
  readonly underRatio: boolean
  readonly fits: boolean
  readonly saved: boolean
}

/** Filters that have counts of their own, a bit each. */
const bit = { city: 1, education: 2, graduates: 4, underRatio: 8, fits: 16, saved: 32 } as const
type Counted = keyof typeof bit

/** Below it nobody is looked for, and 其他 tells no level. */
const educationsShown = educationList.filter(({ value }) => ['66', '67', '69', '70', '636'].includes(value))

/** Whether somebody with this schooling may take what asks for that at least. */
const isEnough = (asked: string, own: string): boolean => asked === '' || levelOf(own) >= levelOf(asked)

const takesMajor = (prefixes: readonly string[], code: string): boolean =>
  prefixes.length === 0 || prefixes.some(prefix => code.startsWith(prefix))

export interface FoundPosition {
  readonly position: BoardPosition
  readonly verdict: Verdict | null
  readonly saved: boolean
}

/** Judges each list of conditions once, however many positions share it. */
function judgeOf(asker: Asker | null): (position: BoardPosition) => Verdict | null {
  if (!asker) return () => null
  const known = new Map<BoardPosition['conditions'], Verdict>()
  return ({ conditions }) => {
    const verdict = known.get(conditions) ?? judgeAll(conditions, asker.candidate).verdict
    known.set(conditions, verdict)
    return verdict
  }
}

/** The filters of which a position falls out, as bits. */
function missesOf({ position, verdict, saved }: FoundPosition, wanted: WantedPositions, isAsked: boolean): number {
  let misses = 0
  if (wanted.city !== '' && position.city !== wanted.city) misses |= bit.city
  if (wanted.education !== '' && !isEnough(position.education, wanted.education)) misses |= bit.education
  if (wanted.graduates && !position.graduates_only) misses |= bit.graduates
  if (wanted.underRatio && !position.underRatio) misses |= bit.underRatio
  if (isAsked && wanted.fits && verdict !== 'fits') misses |= bit.fits
  if (isAsked && wanted.saved && !saved) misses |= bit.saved
  return misses
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const byCode = (a: BoardPosition, b: BoardPosition) => a.exam_id - b.exam_id || compare(a.code, b.code) || a.id - b.id

const orders: Readonly<Record<PositionSort, (a: BoardPosition, b: BoardPosition) => number>> = {
  code: byCode,
  // Where fewest compete for a place; before anybody has paid, where fewest have applied.
  ratio: (a, b) => a.paid / a.headcount - b.paid / b.headcount || a.applied / a.headcount - b.applied / b.headcount,
  headcount: (a, b) => b.headcount - a.headcount,
  applied: (a, b) => b.applied - a.applied,
}

const UNITS_SHOWN = 30

interface Count {
  readonly value: string
  readonly label: string
  readonly count: number
}

function tally(positions: readonly FoundPosition[], of: (position: BoardPosition) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { position } of positions) counts.set(of(position), (counts.get(of(position)) ?? 0) + 1)
  return counts
}

interface Found {
  readonly list: readonly FoundPosition[]
  readonly headcount: number
  readonly facets: {
    readonly cities: Count[]
    readonly educations: Count[]
    readonly units: Count[]
    readonly graduates: number
    readonly underRatio: number
    readonly fits: number | null
    readonly saved: number | null
  }
}

/** Those that every filter leaves, in order, and beside each filter how many the others leave. Pure. */
export function findPositions(
  positions: readonly BoardPosition[],
  wanted: WantedPositions,
  sort: PositionSort,
  asker: Asker | null,
): Found {
  const words = wanted.words.map(word => word.toLowerCase())
  const judge = judgeOf(asker)
  const looked: (FoundPosition & { readonly misses: number })[] = []
  for (const position of positions) {
    if (!words.every(word => position.text.includes(word))) continue
    if (wanted.major !== '' && !takesMajor(position.majors, wanted.major)) continue
    const found = { position, verdict: judge(position), saved: asker?.saved.has(position.id) ?? false }
    looked.push({ ...found, misses: missesOf(found, wanted, asker !== null) })
  }
  const but = (filter: Counted) => looked.filter(({ misses }) => (misses & ~bit[filter]) === 0)
  const list = looked.filter(({ misses }) => misses === 0)
  const order = orders[sort]
  list.sort((a, b) => order(a.position, b.position) || byCode(a.position, b.position))
  const schooling = but('education')
  return {
    list,
    headcount: list.reduce((sum, { position }) => sum + (position.state === 'cancelled' ? 0 : position.headcount), 0),
    facets: {
      cities: [...tally(but('city'), ({ city }) => city)]
        .map(([value, count]) => ({ value, label: areaName(value) || value, count }))
        .sort((a, b) => compare(a.value, b.value)),
      educations: educationsShown.map(({ value, label }) => ({
        value,
        label,
        count: schooling.filter(({ position }) => isEnough(position.education, value)).length,
      })),
      units: [...tally(list, ({ unit }) => unit)]
        .map(([value, count]) => ({ value, label: value, count }))
        .sort((a, b) => b.count - a.count || compare(a.value, b.value))
        .slice(0, UNITS_SHOWN),
      graduates: but('graduates').filter(({ position }) => position.graduates_only).length,
      underRatio: but('underRatio').filter(({ position }) => position.underRatio).length,
      fits: asker && but('fits').filter(({ verdict }) => verdict === 'fits').length,
      saved: asker && but('saved').filter(({ saved }) => saved).length,
    },
  }
}
