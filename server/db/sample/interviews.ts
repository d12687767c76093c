import type { InterviewAction, InterviewSide } from '#contract/interviews'
import { addDays, chinaDay, startOfChinaDay } from '../../china-time.ts'
import type { BulkRow } from '../bulk.ts'
import type { SampleApplication } from './applications.ts'
import { HOUR, isoOf, type Moments } from './moments.ts'
import { randomOf } from './random.ts'

type State = 'proposed' | 'countered' | 'accepted' | 'finished'

/** In which states the interviews of applications that are at that step stand, one after the other. */
const states: readonly State[] = ['proposed', 'countered', 'accepted']

const MINUTES = 45
/** Nobody is asked to come sooner after an invitation. */
const NOTICE = 4 * HOUR
/** Hours at which past interviews began, the latest first. */
const hours = [15.5, 14, 10] as const

const notes = [
  '请带身份证、学历证书原件，到前台登记后由人事同事接您。',
  '面试约半小时，先做一份十五分钟的专业题，请自带签字笔。',
  '厂区在开发区南门，可乘 12 路到终点站，门卫处报姓名。',
] as const

interface Given {
  readonly applications: readonly SampleApplication[]
  readonly members: readonly { readonly user_id: string; readonly company_id: number }[]
  /** Whose interviews are told: those of the people whose accounts are tried out. */
  readonly phones: readonly string[]
  readonly companies: readonly { readonly id: number; readonly contact_phone: string; readonly address: string }[]
}

/** As much of an interview's row as its invitation tells. */
export interface InterviewSample extends BulkRow {
  readonly id: string
  readonly application_id: string
  readonly state: State
  readonly slots: readonly string[]
  readonly starts_at: string | null
  readonly note: string
  readonly created_at: string
  readonly updated_at: string
}

/** What happened to one, and when. */
export interface InterviewStepSample extends BulkRow {
  readonly interview_id: string
  readonly at: string
  readonly actor: InterviewSide
  readonly action: 'invite' | InterviewAction
  readonly starts_at: string | null
}

export interface SampleInterviews {
  readonly interviews: InterviewSample[]
  readonly events: InterviewStepSample[]
}

const dayAt = (day: string, hour: number) => startOfChinaDay(day).getTime() + hour * HOUR

interface Span {
  readonly invited: number
  readonly answered: number
}

/** The last start of a past interview that leaves room for its invitation before and its outcome after; undefined for none. */
function pastStart({ invited, answered }: Span, isTaken: (start: number) => boolean): number | undefined {
  for (let day = chinaDay(new Date(answered)); day >= chinaDay(new Date(invited)); day = addDays(day, -1)) {
    const start = hours
      .map(hour => dayAt(day, hour))
      .find(moment => moment - NOTICE >= invited && moment + HOUR < answered && !isTaken(moment))
    if (start !== undefined) return start
  }
  return undefined
}

interface Meeting {
  readonly state: State
  readonly slots: readonly number[]
  readonly startsAt: number | undefined
}

/** Interviews that are still to be answered or to come, from the day after tomorrow on. */
function comingMeeting(moments: Moments, place: number): Meeting {
  const state = states[place % states.length] ?? 'proposed'
  const day = place % 5
  const slots = [dayAt(moments.day(2 + day), 9.5), dayAt(moments.day(3 + day), 14)]
  return { state, slots, startsAt: state === 'accepted' ? slots[0] : undefined }
}

interface Step extends Pick<InterviewStepSample, 'actor' | 'action'> {
  readonly at: number
  readonly starts?: number
}

/** What happened, in its order: answered some hours after the invitation, ended an hour after its start. */
function stepsOf({ state, startsAt }: Meeting, invited: number, now: number): Step[] {
  const reply = Math.min(invited + 3 * HOUR, now)
  return [
    { at: invited, actor: 'employer', action: 'invite' },
    ...(state === 'countered' ? [{ at: reply, actor: 'seeker', action: 'counter' } as const] : []),
    ...(startsAt === undefined ? [] : [{ at: reply, actor: 'seeker', action: 'accept', starts: startsAt } as const]),
    ...(state === 'finished' && startsAt !== undefined
      ? [{ at: startsAt + HOUR, actor: 'employer', action: 'finish' } as const]
      : []),
  ]
}

const isoOrNull = (moment: number | undefined) => (moment === undefined ? null : isoOf(moment))

/**
 * Interviews of the accounts that people try out: to be answered, countered, agreed on, and past ones with their outcome.
 * Each begins with the step that invites, and a past one is over before the answer; where that came too soon none is told.
 */
export function sampleInterviews(
  moments: Moments,
  { applications, members, phones, companies }: Given,
): SampleInterviews {
  const random = randomOf(7_019)
  const own = companies.filter(({ contact_phone }) => phones.includes(contact_phone)).map(({ id }) => id)
  const chosen = applications.filter(
    ({ state, job, seeker }) =>
      (state === 'interview' || state === 'offer' || state === 'hired') &&
      (own.includes(job.row.company_id) || phones.includes(seeker.user.phone)),
  )
  const taken = new Set<number>()
  const told = chosen.flatMap(({ id, job, seeker, steps, state: reached }, place) => {
    const at = steps.findIndex(step => step.state === 'interview')
    const [invited, answered] = [steps[at]?.at, steps[at + 1]?.at]
    if (invited === undefined) return []
    if (reached === 'interview') return [{ id, job, seeker, place, invited, meeting: comingMeeting(moments, place) }]
    const start = answered && pastStart({ invited, answered }, moment => taken.has(moment))
    if (!start) return []
    taken.add(start)
    return [
      { id, job, seeker, place, invited, meeting: { state: 'finished' as const, slots: [start], startsAt: start } },
    ]
  })
  const rows = told.map(({ id: application_id, job, seeker, place, invited, meeting }) => {
    const { state, slots, startsAt } = meeting
    const company = companies.find(({ id }) => id === job.row.company_id)
    const isPast = state === 'finished'
    const happened = stepsOf(meeting, invited, moments.now)
    return {
      happened,
      row: {
        id: random.uuid(),
        application_id,
        company_id: job.row.company_id,
        user_id: seeker.user.id,
        interviewer_id: members.find(({ company_id }) => company_id === job.row.company_id)?.user_id ?? null,
        state,
        way: 'onsite',
        place: company?.address || '公司前台',
        contact: '人力资源部',
        phone: '0797-8380016',
        note: notes[place % notes.length] ?? '',
        minutes: MINUTES,
        slots: slots.map(isoOf),
        starts_at: isoOrNull(startsAt),
        ends_at: isoOrNull(startsAt && startsAt + MINUTES * 60_000),
        result: isPast ? 'passed' : '',
        reminded_day: isPast,
        reminded_hour: isPast,
        sort_at: isoOf(slots[0] ?? invited),
        created_at: isoOf(invited),
        updated_at: isoOf(happened.at(-1)?.at ?? invited),
      },
    }
  })
  const events = rows.flatMap(({ happened, row: { id: interview_id } }) =>
    happened.map(({ at, actor, action, starts }) => ({
      interview_id,
      at: isoOf(at),
      actor,
      action,
      remark: action === 'counter' ? '白天在上班，想约晚一点的时间' : '',
      starts_at: isoOrNull(starts),
    })),
  )
  return { interviews: rows.map(({ row }) => row), events }
}
