import type { InterviewSide, InterviewState } from '#contract/interviews'
import { calendarText } from '#contract/rules/calendar'

interface CalendarEntry {
  readonly id: string
  readonly state: InterviewState
  readonly sequence: number
  readonly job_title: string
  readonly company_name: string
  readonly candidate: string
  readonly place: string
  readonly contact: string
  readonly phone: string
  readonly note: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly stampedAt: Date
  readonly side: InterviewSide
}

const status = (state: InterviewState) => (state === 'cancelled' || state === 'declined' ? 'CANCELLED' : 'CONFIRMED')

/** An agreed interview as a calendar file, whose later versions replace the earlier ones. */
export function calendarOf(entry: CalendarEntry): string {
  const { side, job_title: job, company_name: company } = entry
  const summary = side === 'employer' ? `面试：${entry.candidate} · ${job}` : `面试：${company} · ${job}`
  const reached = `${entry.contact} ${entry.phone}`.trim()
  const details = [reached && `联系人：${reached}`, entry.note].filter(line => line !== '').join('\n')
  return calendarText('interviews', [
    {
      name: entry.id,
      sequence: entry.sequence,
      stampedAt: entry.stampedAt.getTime(),
      startsAt: entry.startsAt.getTime(),
      endsAt: entry.endsAt.getTime(),
      title: summary,
      place: entry.place,
      details,
      status: status(entry.state),
    },
  ])
}
