import { isOnline } from '#contract/fair-kinds'
import { isExhibiting, type ParticipationState } from '#contract/fair-participation'
import { HOUR, isoOf } from '../moments.ts'
import { randomOf } from '../random.ts'
import type { FairPlan } from './plan.ts'

const MINUTE = 60_000

interface Exhibiting {
  readonly id: string
  readonly fair_id: number
  readonly company_id: number
  readonly state: ParticipationState
}

interface Given {
  readonly plans: readonly FairPlan[]
  readonly participations: readonly Exhibiting[]
  /** The company and the seeker whose accounts people try out; null where there are none. */
  readonly host: number | null
  readonly writer: string | null
  readonly now: number
}

const said = [
  ['system', '交流开始，共 10 分钟。'],
  ['employer', '您好，我是招聘负责人。看到您想了解我们的岗位，先说说您最近一份工作？'],
  ['seeker', '您好！我上一份在九江做了三年，主要负责现场和文档，想回南昌发展。'],
  ['employer', '我们在高新区，双休，包午餐，交五险一金。试用期三个月，工资不打折。'],
  ['seeker', '有宿舍吗？过来大概要多久能定下来？'],
  ['employer', '有四人间，每月 120 元。投递以后两个工作日内答复，合适就约面试。'],
  ['system', '交流时间到，之后仍可以在这里留言。'],
  ['seeker', '谢谢，我已经看了岗位说明，晚上投递。'],
] as const

/** Where exhibitors of fairs on line that have begun talk, and a talk that the sample accounts have had. Rows of their tables. */
export function sampleBoards({ plans, participations, host, writer, now }: Given) {
  const begun = plans.filter(({ kind, timeline }) => isOnline(kind) && timeline.opensAt <= now)
  const exhibiting = participations.filter(({ state }) => isExhibiting(state))
  const random = randomOf(97_001)
  const boards = begun.flatMap(plan =>
    exhibiting
      .filter(({ fair_id }) => fair_id === plan.id)
      .map(({ id }) => ({
        participation_id: id,
        open: false,
        minutes: random.pick([5, 8, 10, 10, 15]),
        next_number: 1,
      })),
  )
  const past = begun.toSorted((one, other) => other.timeline.opensAt - one.timeline.opensAt)[0]
  const stand = exhibiting.find(({ fair_id, company_id }) => fair_id === past?.id && company_id === host)
  if (!past || !stand || writer === null) return { boards, threads: [], talks: [], lines: [] }
  const at = Math.min(past.timeline.opensAt + HOUR, now - 10 * MINUTE)
  const thread = '7c1f5a30-2d84-4f6e-9b17-3e0a8c5d4f21'
  const lines = said.map(([by, text], place) => ({
    thread_id: thread,
    by,
    author_id: by === 'seeker' ? writer : null,
    text,
    at: isoOf(at + place * MINUTE),
  }))
  return {
    boards,
    threads: [
      {
        id: thread,
        participation_id: stand.id,
        user_id: writer,
        note: '想了解岗位的班次和住宿。',
        created_at: isoOf(at),
        updated_at: isoOf(at + said.length * MINUTE),
      },
    ],
    talks: [
      {
        id: '7c1f5a30-2d84-4f6e-9b17-3e0a8c5d4f22',
        thread_id: thread,
        began_at: isoOf(at),
        ends_at: isoOf(at + 6 * MINUTE),
        ended_at: isoOf(at + 6 * MINUTE),
      },
    ],
    lines,
  }
}
