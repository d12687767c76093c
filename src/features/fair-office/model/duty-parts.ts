import type { FairDutyName } from '#contract/fair-duties'
import type { FairPapers } from '#contract/fair-papers'
import type { TaskItem } from '#design-system'
import { dueWords, dutyLabels, timeLeft } from './duty-words.ts'

/** Where on the page of papers something is done. */
export const paperPlaces = { filing: 'paper-filing', results: 'paper-results' } as const

const placeOf = {
  permit: paperPlaces.filing,
  filing: paperPlaces.filing,
  statistics: paperPlaces.results,
  archive: paperPlaces.results,
} as const satisfies Record<FairDutyName, string>

/** What has to be handed in for a fair, and by when; what comes after it cannot be done before. */
export const dutyParts = ({ duties, fair }: Pick<FairPapers, 'duties' | 'fair'>, now: number): TaskItem[] =>
  duties.map(({ name, dueAt, isDone }) => ({
    id: name,
    title: dutyLabels[name],
    href: `#${placeOf[name]}`,
    state: isDone ? 'done' : placeOf[name] === paperPlaces.results && fair.phase !== 'ended' ? 'blocked' : 'todo',
    hint: isDone ? undefined : `${dueWords(dueAt)}，${timeLeft(dueAt, now)}`,
  }))
