import type { Interview, InterviewEvent, InterviewSide, InterviewStanding } from '#contract/interviews'
import { blindName } from '../applications/blind.ts'
import { withdrawnCard } from '../applications/card.ts'
import { seekerWords } from '../applications/seeker-words.ts'
import { readSections } from '../resumes/sections.ts'
import type { InterviewEventRow, InterviewRow, StandingRow } from './rows.ts'

const momentOf = (at: string | null) => (at === null ? 0 : Date.parse(at))

type Named = Pick<InterviewRow, 'application_id' | 'application_status' | 'basic' | 'blind'>

/** Who applied, as far as the employer may know and the application still says so. */
export function nameOf({ application_id, application_status, basic, blind }: Named): string {
  if (blind) return blindName(application_id)
  const sections = readSections({ basic })
  return application_status === 'withdrawn' ? withdrawnCard(sections).name : sections.basic.name
}

/** An interview as the rules of its steps look at it. */
export const standingOf = ({ state, starts_at, rescheduled, meeting_id }: StandingRow): InterviewStanding => ({
  state,
  startsAt: momentOf(starts_at),
  rescheduled,
  meetingId: meeting_id ?? '',
})

/** An interview as one side sees it: what came of it is the employer's own note. */
export const toInterview = (row: InterviewRow, side: InterviewSide): Interview => ({
  id: row.id,
  state: row.state,
  way: row.way,
  place: row.place,
  contact: row.contact,
  phone: row.phone,
  note: row.note,
  minutes: row.minutes,
  slots: row.slots.map(momentOf),
  startsAt: momentOf(row.starts_at),
  rescheduled: row.rescheduled,
  absent: row.absent,
  result: side === 'employer' ? row.result : '',
  applicationId: row.application_id,
  jobId: String(row.job_id),
  jobTitle: row.job_title,
  companyId: String(row.company_id),
  companyName: row.company_name,
  candidate: nameOf(side === 'seeker' ? { ...row, blind: false } : row),
  meetingId: row.meeting_id ?? '',
  updatedAt: Date.parse(row.updated_at),
})

/** What the employer notes when it writes down the outcome stays with the employer, and what a seeker wrote as far as `seekerWords` says. */
export function toEvents(
  rows: readonly InterviewEventRow[],
  { application_id, application_status, blind, basic }: Named,
  side: InterviewSide,
): InterviewEvent[] {
  const readable = seekerWords({ applicationId: application_id, status: application_status, blind, basic })
  const wordsOf = ({ actor, action, remark }: InterviewEventRow) => {
    if (side === 'seeker') return action === 'finish' ? '' : remark
    return actor === 'seeker' ? readable(remark) : remark
  }
  return rows.map(row => ({
    at: Date.parse(row.at),
    actor: row.actor,
    action: row.action,
    remark: wordsOf(row),
    startsAt: momentOf(row.starts_at),
  }))
}
