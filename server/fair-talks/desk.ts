import { answerUntil, isPresent, waitingIn } from '#contract/fair-queue'
import type { DeskPlace, TalkDesk } from '#contract/fair-talks'
import { educationList } from '#contract/reference/education'
import { experienceList } from '#contract/reference/employment'
import { subclassList } from '#contract/reference/job-categories'
import { labelOf, pathOf } from '#contract/reference/lookup'
import type { Queryable } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { slotsNowOf } from '../fair-draws/index.ts'
import { readSections } from '../resumes/sections.ts'
import { type BoardRow, fairTimeOf } from './boards.ts'
import { settledOf } from './line.ts'
import { countDay, type LinePlace, listLive } from './place-queries.ts'
import { orZero, toTalk } from './shape.ts'
import { applicationTo, isBusy, listOpen, personNameFor, resumeFor } from './talk-queries.ts'

interface PersonRow {
  readonly id: string
  readonly person: string
  /** The default resume, where its owner lets this company see it. */
  readonly sections: unknown
  readonly application_id: string | null
}

/** Who waits, as far as they let the company know. */
async function peopleOf(db: Queryable, { company_id }: BoardRow, users: readonly string[]) {
  const company = sql`${company_id}::bigint`
  const rows = await db.query<PersonRow>(sql.prepared`
    select u.id, ${personNameFor(company)} as person, ${applicationTo(sql`u.id`, company)} as application_id,
      ${resumeFor(company)} as sections
    from users u where u.id = any(${[...users]}::uuid[])`)
  return new Map(rows.map(row => [row.id, row]))
}

function aboutOf(sections: unknown): string {
  if (sections === null) return ''
  const { basic, intention } = readSections(sections)
  const wish = intention.categories.map(value => pathOf(subclassList, value).at(-1)?.label ?? '').find(Boolean)
  const parts = [labelOf(educationList, basic.education), labelOf(experienceList, basic.experience), wish ?? '']
  return parts.filter(part => part !== '').join(' · ')
}

const order = (places: readonly LinePlace[]) => [
  ...places.filter(({ state }) => state === 'called' || state === 'talking'),
  ...waitingIn(places),
]

interface Line {
  readonly board: BoardRow
  readonly places: readonly LinePlace[]
}

/** A queue as the clock has made it, for whoever looks on. */
export const lineOf = async (db: Queryable, board: BoardRow, now: Date): Promise<Line> => ({
  board,
  places: settledOf(board, await listLive(db, [board.participation_id]), now),
})

/** An exhibitor's queue as one of its people sees it. */
export async function deskOf(db: Queryable, { board, places: line }: Line, user: string, now: Date): Promise<TalkDesk> {
  const participation = board.participation_id
  const places = order(line)
  const slots = await slotsNowOf(db, participation, now)
  const people = await peopleOf(
    db,
    board,
    [...places, ...slots].map(({ userId }) => userId),
  )
  const talks = await listOpen(db, String(board.fair_id), { company: String(board.company_id) })
  const toDesk = (place: LinePlace): DeskPlace => {
    const person = people.get(place.userId)
    return {
      id: place.id,
      number: place.number,
      state: place.state,
      person: person?.person ?? '',
      about: aboutOf(person?.sections ?? null),
      job: place.job,
      note: place.note,
      present: isPresent(place, fairTimeOf(board, now)),
      joinedAt: place.joinedAt,
      answerUntil: answerUntil(place),
      misses: place.misses,
      applicationId: person?.application_id ?? '',
    }
  }
  return {
    fair: {
      id: String(board.fair_id),
      title: board.title,
      state: board.state,
      opensAt: Date.parse(board.opens_at),
      closesAt: Date.parse(board.closes_at),
      stoppedAt: orZero(board.stopped_at),
      reason: board.reason,
    },
    participation,
    booth: board.booth,
    open: board.open,
    minutes: board.minutes,
    places: places.map(toDesk),
    talks: talks.map(row => toTalk(row, 'employer')),
    busy: await isBusy(db, participation, user),
    own: talks.find(({ recruiter_id }) => recruiter_id === user)?.id ?? '',
    slots: slots.map(({ slotId, userId, from, until }) => ({
      id: slotId,
      person: people.get(userId)?.person ?? '',
      from,
      until,
    })),
    ...(await countDay(db, participation, now)),
  }
}
