import type { MessageCategory } from '#contract/messages'
import { answerMessage, receivedMessage } from '../../applications/messages.ts'
import { invitedMessage } from '../../interviews/messages.ts'
import type { MessageContent } from '../../messages/message.ts'
import { welcomeTitle } from '../../session/notices.ts'
import type { SampleApplication } from './applications.ts'
import type { InterviewSample } from './interviews.ts'
import { DAY, isoOf, type Moments } from './moments.ts'
import { randomOf } from './random.ts'

export interface LetterRow {
  readonly id: string
  readonly user_id: string
  readonly category: MessageCategory
  readonly title: string
  readonly body: string
  readonly link: string
  readonly created_at: string
  readonly read_at: string | null
  readonly sample: true
  readonly thing_id: string | null
}

/** Older ones have been cleared away. */
const KEPT_DAYS = 30

interface Addressees {
  /** What the site calls itself. */
  readonly siteName: string
  /** Of the people whose interviews are told. */
  readonly interviews: readonly InterviewSample[]
  /** The member's user id by company id. */
  readonly members: ReadonlyMap<number, string>
  /** People who are greeted by the portal: user id and when they joined. */
  readonly greeted: readonly {
    readonly userId: string
    readonly at: number
    readonly link: string
    readonly body: string
  }[]
}

/** The messages that the service sends along with applications, and a greeting to the sample accounts. */
export function sampleLetters(
  moments: Moments,
  applications: readonly SampleApplication[],
  { members, interviews, greeted, siteName }: Addressees,
): LetterRow[] {
  const random = randomOf(7_006)
  const { now } = moments
  const invitations = new Map(interviews.map(interview => [interview.application_id, interview]))
  const since = now - KEPT_DAYS * DAY
  const letter = (
    userId: string,
    at: number,
    { thing, ...content }: Pick<LetterRow, 'category' | 'title' | 'body' | 'link'> & Pick<MessageContent, 'thing'>,
  ) => {
    const read = random.chance(0.65) ? moments.between(at, Math.min(now, at + 2 * DAY), random) : null
    return {
      id: random.uuid(),
      user_id: userId,
      ...content,
      created_at: isoOf(at),
      read_at: read === null ? null : isoOf(read),
      sample: true as const,
      thing_id: thing ?? null,
    }
  }
  const letters: LetterRow[] = []
  for (const { id, job, seeker, steps } of applications) {
    const member = members.get(job.row.company_id)
    for (const { at, actor, state, remark } of steps.filter(step => step.at >= since)) {
      const { title: jobTitle, company_name: companyName } = job.row
      if (state === 'delivered' && member)
        letters.push(letter(member, at, receivedMessage({ id, jobId: job.row.id, jobTitle })))
      const interview = state === 'interview' ? invitations.get(id) : undefined
      if (interview) {
        const about = { id: interview.id, application_id: id, job_title: jobTitle, company_name: companyName }
        const words = invitedMessage(
          about,
          interview.slots.map(slot => new Date(slot)),
          interview.note,
        )
        letters.push(letter(seeker.user.id, Date.parse(interview.created_at), words))
      } else if (actor === 'employer') {
        letters.push(letter(seeker.user.id, at, answerMessage({ id, jobTitle, companyName, state, remark })))
      }
    }
  }
  const greetings = greeted.map(({ userId, at, link, body }) =>
    letter(userId, at, { category: 'system', title: welcomeTitle(siteName), body, link }),
  )
  return [...letters, ...greetings]
}
