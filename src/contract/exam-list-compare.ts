import type { ExamListOutcome, ExamListPlace } from './exam-list.ts'
import { marksText } from './exam-scores.ts'

/** One thing that was published otherwise than it comes out. */
export interface ExamListDifference {
  readonly code: string
  /** '' where the position's line differs. */
  readonly ticket: string
  readonly published: string
  readonly reckoned: string
}

/** As far as a page shows it. */
export type ShownPlace = Pick<ExamListPlace, 'ticket' | 'total' | 'rank' | 'goesOn'>
interface ShownOutcome {
  readonly code: string
  readonly line: number | null
  readonly places: readonly ShownPlace[]
}

const ABSENT = '不在名单'
const lineWords = (line: number | null) => (line === null ? '没有最低分' : `最低分 ${marksText(line)}`)
const placeWords = (place: ShownPlace | undefined) =>
  place === undefined
    ? ABSENT
    : [
        place.total === null ? '没有总分' : `${marksText(place.total)} 分`,
        place.rank === null ? '不排名' : `第 ${place.rank} 名`,
        place.goesOn ? '入选' : '未入选',
      ].join('，')

function within(shown: ShownOutcome, reckoned: ExamListOutcome | undefined): ExamListDifference[] {
  const { code } = shown
  const places = new Map(reckoned?.places.map(place => [place.ticket, place]))
  const differences = shown.places.map(place => ({
    code,
    ticket: place.ticket,
    published: placeWords(place),
    reckoned: placeWords(places.get(place.ticket)),
  }))
  const line = { code, ticket: '', published: lineWords(shown.line), reckoned: lineWords(reckoned?.line ?? null) }
  return [line, ...differences].filter(one => one.published !== one.reckoned)
}

/** What is shown otherwise than it comes out; what is not shown is not asked for. */
export function differencesOf(
  shown: readonly ShownOutcome[],
  reckoned: readonly ExamListOutcome[],
): ExamListDifference[] {
  const found = new Map(reckoned.map(outcome => [outcome.code, outcome]))
  return shown.flatMap(outcome => within(outcome, found.get(outcome.code)))
}
