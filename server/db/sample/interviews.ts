import { startOfChinaDay } from '../../china-time.ts'
import type { BulkRow } from '../bulk.ts'
import type { SampleApplication } from './applications.ts'
import { DAY, HOUR, isoOf, type Moments } from './moments.ts'
import { randomOf } from './random.ts'

type State = 'proposed' | 'countered' | 'accepted' | 'finished'

/** In which states the interviews of applications that are at that step stand, one after the other. */
const states: readonly State[] = ['proposed', 'countered', 'accepted']

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
  readonly slots: readonly string[]
  readonly note: string
  readonly created_at: string
}

export interface SampleInterviews {
  readonly interviews: InterviewSample[]
  readonly events: BulkRow[]
}

/** Interviews of the accounts that people try out: to be answered, countered, agreed on, and past ones with their outcome. */
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
  const at = (days: number, hours: number) => startOfChinaDay(moments.day(days)).getTime() + hours * HOUR
  const rows = chosen.map((application, place) => {
    const { id: application_id, job, seeker, steps } = application
    const company = companies.find(({ id }) => id === job.row.company_id)
    const isPast = application.state !== 'interview'
    const state: State = isPast ? 'finished' : (states[place % states.length] ?? 'proposed')
    const invited = Math.min(moments.now - HOUR, steps.find(step => step.state === 'interview')?.at ?? moments.now)
    const slots = isPast ? [at(-2 - place, 10)] : [at(2 + (place % 5), 9.5), at(3 + (place % 5), 14)]
    const startsAt = state === 'accepted' || state === 'finished' ? slots[0] : undefined
    const minutes = 45
    const created = isPast ? Math.min(invited, at(-4 - place, 9)) : invited
    return {
      created,
      startsAt,
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
        minutes,
        slots: slots.map(isoOf),
        starts_at: startsAt === undefined ? null : isoOf(startsAt),
        ends_at: startsAt === undefined ? null : isoOf(startsAt + minutes * 60_000),
        result: isPast ? 'passed' : '',
        reminded_day: isPast,
        reminded_hour: isPast,
        sort_at: isoOf(slots[0] ?? created),
        created_at: isoOf(created),
        updated_at: isoOf(isPast ? Math.max(created, (slots[0] ?? created) + HOUR) : created),
      },
    }
  })
  const events = rows.flatMap(({ created, startsAt, row: { id: interview_id, state } }) => {
    const event = (moment: number, actor: string, action: string, starts: number | undefined = undefined): BulkRow => ({
      interview_id,
      at: isoOf(moment),
      actor,
      action,
      remark: action === 'counter' ? '白天在上班，想约晚一点的时间' : '',
      starts_at: starts === undefined ? null : isoOf(starts),
    })
    const answered = Math.min(created + DAY / 8, moments.now)
    return [
      event(created, 'employer', 'invite'),
      ...(state === 'countered' ? [event(answered, 'seeker', 'counter')] : []),
      ...(startsAt === undefined ? [] : [event(answered, 'seeker', 'accept', startsAt)]),
      ...(state === 'finished' && startsAt !== undefined ? [event(startsAt + HOUR, 'employer', 'finish')] : []),
    ]
  })
  return { interviews: rows.map(({ row }) => row), events }
}
