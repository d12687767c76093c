import type { Context } from '../../http/context.ts'
import { sendMessage } from '../../messages/send.ts'
import { changeInterview } from '../changes.ts'
import { type About, stepMessage } from '../messages.ts'
import { insertInterviewEvent } from '../queries.ts'
import type { MeetingRow, PlaceRow } from './rows.ts'

type Moment = Pick<Context<'type1'>, 'db' | 'now'>

/** What messages to one applicant name. */
export const aboutOf = (meeting: MeetingRow, place: PlaceRow): About => ({
  id: place.interview_id,
  application_id: place.application_id,
  job_title: meeting.job_title,
  company_name: meeting.company_name,
})

const isOpen = ({ interview_state }: PlaceRow) => interview_state === 'proposed' || interview_state === 'accepted'

interface Ending {
  readonly action: 'finish' | 'noshow' | 'cancel'
  readonly remark: string
  /** When the talk began; the appointed time where there was none. */
  readonly startsAt?: Date
}

const states = { finish: 'finished', noshow: 'noshow', cancel: 'cancelled' } as const

/** What the queue decides ends the interview as well, with its history and the message to the applicant. */
export async function endInterview(
  { db, now }: Moment,
  meeting: MeetingRow,
  place: PlaceRow,
  { action, remark, startsAt = new Date(place.appointed_at) }: Ending,
) {
  // The applicant may have withdrawn while being called: nothing is left to end.
  if (!isOpen(place)) return
  await changeInterview(db, place.interview_id, {
    state: states[action],
    at: now,
    ...(action !== 'cancel' && { startsAt }),
    ...(action === 'noshow' && { absent: 'seeker' }),
  })
  await insertInterviewEvent(db, { id: place.interview_id, at: now, actor: 'employer', action, remark, startsAt: null })
  const said = stepMessage(aboutOf(meeting, place), { action, by: 'employer', remark, startsAt: null, slots: [] })
  await sendMessage(db, { to: [place.user_id], audience: 'seeker', at: now, ...said })
}

/** Gives an interview another time; an applicant who is not asked again keeps the answer. False when busy then. */
export async function giveTime(
  { db, now }: Moment,
  place: PlaceRow,
  { at, asksAgain }: { readonly at: Date; readonly asksAgain: boolean },
): Promise<boolean> {
  const isAgreed = place.interview_state === 'accepted' && !asksAgain
  const busy = await changeInterview(db, place.interview_id, {
    state: isAgreed ? 'accepted' : 'proposed',
    at: now,
    ...(isAgreed ? { startsAt: at } : { slots: [at], startsAt: null }),
  })
  if (busy) return false
  const event = { id: place.interview_id, at: now, actor: 'employer', action: 'reschedule' } as const
  await insertInterviewEvent(db, { ...event, remark: '', startsAt: at })
  return true
}
