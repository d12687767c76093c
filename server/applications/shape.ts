import {
  type ApplicationEvent,
  type ApplicationState,
  type OwnApplication,
  type OwnEvent,
  type ReceivedApplication,
  replyClock,
} from '#contract/applications'
import { placeLabel } from '../places.ts'
import { readSections } from '../resumes/sections.ts'
import { languageOf } from '../resumes/snapshot.ts'
import { blindName, blindSections } from './blind.ts'
import { type Card, cardOf, withdrawnCard } from './card.ts'
import type { EventRow, NoteRow, OwnEventRow, OwnRow, ReceivedRow } from './rows.ts'
import { seekerWords } from './seeker-words.ts'

const toEvent = ({ at, actor, status, remark }: EventRow): ApplicationEvent => ({
  at: Date.parse(at),
  actor,
  state: status,
  remark,
})

/** What the employer is told of one application. */
export function receivedEventsOf(
  { id, status, blind, basic }: ReceivedRow,
  rows: readonly EventRow[],
): ApplicationEvent[] {
  const readable = seekerWords({ applicationId: id, status, blind, basic })
  return rows
    .filter(row => row.application_id === id)
    .map(toEvent)
    .map(event => (event.actor === 'seeker' ? { ...event, remark: readable(event.remark) } : event))
}

/** What a seeker is told of one application out of many. A step stands at the state that was reached before it. */
function ownEventsOf(id: string, rows: readonly OwnEventRow[]): OwnEvent[] {
  let state: ApplicationState = 'delivered'
  return rows
    .filter(row => row.application_id === id)
    .map(row => {
      state = row.status ?? state
      const startsAt = row.starts_at === null ? 0 : Date.parse(row.starts_at)
      return { ...toEvent({ ...row, status: state }), step: row.step, startsAt }
    })
}

/** What the reply clock needs of an application. */
export const waitingOf = ({ status, created_at, heard_at, reminded_at }: OwnRow) => ({
  state: status,
  appliedAt: Date.parse(created_at),
  heardAt: heard_at === null ? 0 : Date.parse(heard_at),
  remindedAt: reminded_at === null ? 0 : Date.parse(reminded_at),
})

/** A seeker's application as the contract shows it. */
export const toOwnApplication = (row: OwnRow, events: readonly OwnEventRow[]): OwnApplication => ({
  ...replyClock(waitingOf(row)),
  id: row.id,
  state: row.status,
  job: {
    id: String(row.job_id),
    title: row.title,
    companyId: String(row.company_id),
    companyName: row.company_name,
    place: placeLabel(row.city, row.district),
    wageMin: row.wage_min,
    wageMax: row.wage_max,
    wageMonths: row.wage_months,
  },
  jobOpen: row.open,
  appliedAt: Date.parse(row.created_at),
  updatedAt: Date.parse(row.updated_at),
  remindedAt: waitingOf(row).remindedAt,
  events: ownEventsOf(row.id, events),
})

/** What the employer's list says of who applied: made of no more than may be known. */
function cardFor({ id, status, blind, basic, work }: ReceivedRow, today: string): Card {
  const sent = readSections({ basic, work })
  if (status === 'withdrawn') return { ...withdrawnCard(sent), ...(blind && { name: blindName(id) }) }
  if (!blind) return cardOf(sent, today)
  // No card tells what somebody did there: it need not be looked through, in lists of ten thousand.
  const told = { ...sent, work: sent.work.map(one => ({ ...one, duties: '' })) }
  return cardOf(blindSections(told, id), today)
}

/** An employer's application as the contract shows it; `today` is YYYY-MM-DD in China. */
export function toReceivedApplication(row: ReceivedRow, today: string): ReceivedApplication {
  return {
    id: row.id,
    state: row.status,
    unread: row.unread,
    jobId: String(row.job_id),
    jobTitle: row.job_title,
    blind: row.blind,
    language: languageOf(row.language),
    tags: [...row.tags],
    ...cardFor(row, today),
    appliedAt: Date.parse(row.created_at),
    updatedAt: Date.parse(row.updated_at),
  }
}

/** Where the person can be reached; '' once the application was taken back, and while it is looked at blind. */
export const phoneOf = ({ status, blind, basic }: ReceivedRow): string =>
  status === 'withdrawn' || blind ? '' : readSections({ basic }).basic.phone

/** A note as the contract shows it. */
export const toNote = ({ id, body, author, created_at }: NoteRow) => ({ id, body, author, at: Date.parse(created_at) })
