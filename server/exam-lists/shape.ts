import { type ExamListOutcome, type ExamListPlace, namedIn } from '#contract/exam-list'
import type { ReadList } from '#contract/exam-list-text'
import type { ExamListSummary, ShownPosition } from '#contract/exam-lists'
import type { VersionRow } from './queries.ts'
import type { PositionRow } from './source-queries.ts'

export const toVersion = ({ id, kind, version, released_at, superseded }: VersionRow): ExamListSummary => ({
  id,
  kind,
  version,
  releasedAt: Date.parse(released_at),
  superseded,
})

/** How many people a list names. */
export const peopleIn = ({ inputs, outcome }: ReadList): number =>
  outcome.reduce((sum, position) => sum + namedIn(inputs.kind, position).length, 0)

interface Beside {
  readonly read: ReadList
  readonly rows: ReadonlyMap<string, PositionRow>
  readonly names: Readonly<Record<string, string>>
}

const isTicket = (ticket: string) => (place: ExamListPlace) => place.ticket === ticket

/** One position as the list shows it, `ticket`'s own place with it even where the list does not name it. */
export function toPosition(outcome: ExamListOutcome, { read, rows, names }: Beside, ticket = ''): ShownPosition {
  const { code, line, places } = outcome
  const named = namedIn(read.inputs.kind, outcome)
  const own = places.find(isTicket(ticket))
  const shown = own && !named.some(isTicket(ticket)) ? [...named, own] : named
  const row = rows.get(code)
  return {
    code,
    unit: row?.unit ?? '',
    title: row?.title ?? '',
    headcount: read.inputs.positions.find(position => position.code === code)?.headcount ?? 0,
    line,
    places: shown.map(place => ({ ...place, name: names[place.ticket] ?? '' })),
  }
}
