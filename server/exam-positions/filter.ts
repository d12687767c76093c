import type { Candidate, Verdict } from '#contract/exam-conditions'
import type { PositionSort } from '#contract/exam-positions'
import { judgeAll } from '#contract/exam-radar'
import { educationList } from '#contract/reference/education'
import { areaName } from '../places.ts'
import type { BoardPosition } from './board.ts'
import { compare } from './order.ts'
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

/** Tells the filters of which a position falls out, as bits. */
function missesFor(wanted: WantedPositions, isAsked: boolean) {
  const { city, graduates, underRatio } = wanted
  // What is asked for has few values, and each is compared once.
  const known = new Map<string, boolean>()
  const isTooHigh = ({ education }: BoardPosition): boolean => {
    const before = known.get(education)
    if (before !== undefined) return before
    const isHigh = !isEnough(education, wanted.education)
    known.set(education, isHigh)
    return isHigh
  }
  return (position: BoardPosition, verdict: Verdict | null, saved: boolean): number =>
    (city !== '' && position.city !== city ? bit.city : 0) |
    (wanted.education !== '' && isTooHigh(position) ? bit.education : 0) |
    (graduates && !position.graduates_only ? bit.graduates : 0) |
    (underRatio && !position.underRatio ? bit.underRatio : 0) |
    (isAsked && wanted.fits && verdict !== 'fits' ? bit.fits : 0) |
    (isAsked && wanted.saved && !saved ? bit.saved : 0)
}

/** Equal ones stay in the order in which they are kept; by code is that order. */
const orders: Readonly<Record<Exclude<PositionSort, 'code'>, (a: BoardPosition, b: BoardPosition) => number>> = {
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

/** Counts beside the filters, while positions are walked over once. */
function counters() {
  const [cities, educations, units] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  const flags = { graduates: 0, underRatio: 0, fits: 0, fitsUnderRatio: 0, saved: 0 }
  const raise = (counts: Map<string, number>, value: string) => counts.set(value, (counts.get(value) ?? 0) + 1)
  /** Counts a position for every filter that it falls out of alone, or for all when it falls out of none. */
  function count(position: BoardPosition, verdict: Verdict | null, saved: boolean, misses: number): void {
    const isLeftBy = (filter: Counted) => (misses & ~bit[filter]) === 0
    if (misses === 0) raise(units, position.unit)
    if (isLeftBy('city')) raise(cities, position.city)
    if (isLeftBy('education')) raise(educations, position.education)
    if (position.graduates_only && isLeftBy('graduates')) flags.graduates += 1
    if (position.underRatio && isLeftBy('underRatio')) flags.underRatio += 1
    if (verdict === 'fits' && isLeftBy('fits')) flags.fits += 1
    // What is both falls out of neither.
    if (verdict === 'fits' && position.underRatio && misses === 0) flags.fitsUnderRatio += 1
    if (saved && isLeftBy('saved')) flags.saved += 1
  }
  return { cities, educations, units, flags, count }
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
    readonly fitsUnderRatio: number | null
    readonly saved: number | null
  }
}

/**
 * Those that every filter leaves, in order, and beside each filter how many the others leave. `positions` stand by code.
 * One walk over all of them, which makes nothing for those that fall out: there may be hundreds of thousands. Pure.
 */
export function findPositions(
  positions: readonly BoardPosition[],
  wanted: WantedPositions,
  sort: PositionSort,
  asker: Asker | null,
): Found {
  const words = wanted.words.map(word => word.toLowerCase())
  const judge = judgeOf(asker)
  const missesOf = missesFor(wanted, asker !== null)
  const { cities, educations, units, flags, count } = counters()
  const list: FoundPosition[] = []
  let headcount = 0
  for (const position of positions) {
    if (!words.every(word => position.text.includes(word))) continue
    if (wanted.major !== '' && !takesMajor(position.majors, wanted.major)) continue
    const verdict = judge(position)
    const saved = asker?.saved.has(position.id) ?? false
    const misses = missesOf(position, verdict, saved)
    // Out of two filters: none of the counts is about it.
    if ((misses & (misses - 1)) !== 0) continue
    count(position, verdict, saved, misses)
    if (misses !== 0) continue
    list.push({ position, verdict, saved })
    if (position.state !== 'cancelled') headcount += position.headcount
  }
  if (sort !== 'code') {
    const order = orders[sort]
    list.sort((a, b) => order(a.position, b.position))
  }
  const enough = (own: string) =>
    [...educations].reduce((sum, [asked, number]) => sum + (isEnough(asked, own) ? number : 0), 0)
  return {
    list,
    headcount,
    facets: {
      cities: [...cities]
        .map(([value, number]) => ({ value, label: areaName(value) || value, count: number }))
        .sort((a, b) => compare(a.value, b.value)),
      educations: educationsShown.map(({ value, label }) => ({ value, label, count: enough(value) })),
      units: [...units]
        .map(([value, number]) => ({ value, label: value, count: number }))
        .sort((a, b) => b.count - a.count || compare(a.value, b.value))
        .slice(0, UNITS_SHOWN),
      graduates: flags.graduates,
      underRatio: flags.underRatio,
      fits: asker && flags.fits,
      fitsUnderRatio: asker && flags.fitsUnderRatio,
      saved: asker && flags.saved,
    },
  }
}
