import type { InterviewInFull, InterviewSide } from '#contract/interviews'
import type { Context } from '../http/context.ts'
import { notFound } from '../http/refusal.ts'
import type { User } from '../http/users.ts'
import { findInterview, listInterviewEvents } from './queries.ts'
import { toEvents, toInterview } from './shape.ts'

export const sideOf = ({ userType }: Pick<User, 'userType'>): InterviewSide => (userType === 1 ? 'employer' : 'seeker')

/** One interview with its history, as whoever asks may see it. */
export async function inFull(
  { db, user }: Pick<Context<'login'>, 'db' | 'user'>,
  id: string,
): Promise<InterviewInFull> {
  const row = await findInterview(db, user, id)
  if (!row) throw notFound()
  const side = sideOf(user)
  return { ...toInterview(row, side), events: toEvents(await listInterviewEvents(db, id), row, side) }
}
