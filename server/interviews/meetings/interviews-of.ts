import { type InterviewStep, interviewObstacle, interviewStateAfter } from '#contract/interviews'
import type { Context } from '../../http/context.ts'
import { sendMessage } from '../../messages/send.ts'
import { changeInterview } from '../changes.ts'
import { type About, stepMessage } from '../messages.ts'
import { listTaken } from '../offers.ts'
import { insertInterviewEvent, lockStanding } from '../queries.ts'
import { standingOf } from '../shape.ts'
import type { MeetingRow, PlaceRow } from './rows.ts'

type Moment = Pick<Context<'type1'>, 'db' | 'now'>

/** What messages to one applicant name. */
export const aboutOf = (meeting: MeetingRow, place: PlaceRow): About => ({
  id: place.interview_id,
  application_id: place.application_id,
  job_title: meeting.job_title,
  company_name: meeting.company_name,
})

/** Where a step of the queue leads; undefined when it can't be taken: the applicant has declined or withdrawn meanwhile. */
async function stateAfter({ db, now }: Moment, { interview_id }: PlaceRow, action: InterviewStep) {
  const row = await lockStanding(db, interview_id)
  const isPossible = row && !interviewObstacle(standingOf(row), { action, by: 'queue', now: now.getTime() })
  return isPossible ? interviewStateAfter(row.state, action) : undefined
}

interface Ending {
  readonly action: 'finish' | 'noshow' | 'cancel'
  readonly remark: string
  /** When the talk began; the appointed time where there was none. */
  readonly startsAt?: Date
}

/** What the queue decides ends the interview as well, with its history and the message to the applicant. */
export async function endInterview(
  moment: Moment,
  meeting: MeetingRow,
  place: PlaceRow,
  { action, remark, startsAt = new Date(place.appointed_at) }: Ending,
) {
  const { db, now } = moment
  const state = await stateAfter(moment, place, action)
  // Nothing is left to end.
  if (state === undefined) return
  await changeInterview(db, place.interview_id, {
    state,
    at: now,
    ...(action !== 'cancel' && { startsAt }),
    ...(action === 'noshow' && { absent: 'seeker' }),
  })
  await insertInterviewEvent(db, { id: place.interview_id, at: now, actor: 'employer', action, remark, startsAt: null })
  const said = stepMessage(aboutOf(meeting, place), { action, by: 'employer', remark, startsAt: null, slots: [] })
  await sendMessage(db, { to: [place.user_id], audience: 'seeker', at: now, ...said })
}

interface Turn {
  readonly at: Date
  readonly minutes: number
  readonly asksAgain: boolean
}

/**
 * Gives an interview another time; an applicant who is not asked again keeps the answer. Says what stands in the way: they
 * are busy then, in which case nothing of the transaction may stay, or have left.
 */
export async function giveTime(
  moment: Moment & Pick<Context<'type1'>, 'user'>,
  place: PlaceRow,
  { at, minutes, asksAgain }: Turn,
): Promise<'busy' | 'left' | undefined> {
  const { db, now, user } = moment
  const { interview_id: id, user_id: userId } = place
  const state = await stateAfter(moment, place, asksAgain ? 'reschedule' : 'shift')
  if (state === undefined) return 'left'
  const offer = { id, companyId: user.companyId, userId, interviewerId: null, starts: [at], minutes }
  if ((await listTaken(db, offer)).length > 0) return 'busy'
  const time = state === 'accepted' ? { startsAt: at } : { slots: [at], startsAt: null }
  if (await changeInterview(db, id, { state, at: now, ...time })) return 'busy'
  const event = { id, at: now, actor: 'employer', action: 'reschedule' } as const
  await insertInterviewEvent(db, { ...event, remark: '', startsAt: at })
  return undefined
}
