import type { LiveTopic } from '#contract/fair-lives'
import type { FairPlan } from './plan.ts'

/** An employer that stands at a fair. */
export interface Broadcaster {
  /** Of its participation. */
  readonly id: string
  readonly fair_id: number
}

interface Programme {
  readonly topic: LiveTopic
  readonly title: string
  readonly about: string
  readonly speaker: string
  /** From the opening. */
  readonly starts_minute: number
  readonly minutes: number
}

const HOUR = 60
const DAY = 24 * HOUR

const pitches = [
  { title: '生产技工与储备干部专场宣讲', speaker: '人力资源经理' },
  { title: '工艺、设备与质量岗位宣讲', speaker: '生产技术部部长' },
  { title: '应届毕业生培养计划宣讲', speaker: '校园招聘负责人' },
  { title: '走进车间：云参观与在线答疑', speaker: '车间主任' },
  { title: '销售与客服岗位宣讲', speaker: '营销中心总监' },
] as const

const policies = [
  { title: '高校毕业生就业政策解读', about: '求职补贴、就业见习、档案和落户怎么办。' },
  { title: '技能提升补贴与免费培训', about: '哪些课程免费，拿到证书以后可以申请什么。' },
  { title: '单位吸纳就业补贴怎么申请', about: '面向用人单位：条件、材料、办理渠道。' },
] as const

const pitch = (place: number, starts_minute: number, minutes: number): Programme => ({
  topic: 'pitch',
  ...(pitches[place % pitches.length] ?? pitches[0]),
  about: '介绍企业情况、在招岗位、待遇和成长路径，讲完在线答疑。',
  starts_minute,
  minutes,
})

const policy = (place: number, starts_minute: number): Programme => ({
  topic: 'policy',
  ...(policies[place % policies.length] ?? policies[0]),
  speaker: '就业服务专员',
  starts_minute,
  minutes: 45,
})

/** The whole of a fair on line, day and night. */
const showcase = (minutes: number): Programme => ({
  topic: 'showcase',
  title: '云端会场岗位展播',
  about: '全天滚动播出参展单位和在招岗位，招聘会结束才停。',
  speaker: '',
  starts_minute: 0,
  minutes,
})

/** Two employers each day, a policy every other day. */
function onlineProgrammes({ timeline: { opensAt, closesAt } }: FairPlan): Programme[] {
  const minutes = (closesAt - opensAt) / 60_000
  const days = Math.ceil(minutes / DAY)
  const daily = Array.from({ length: days }, (_, day) => [
    pitch(day * 2, day * DAY + HOUR, HOUR),
    ...(day % 2 === 0 ? [policy(day / 2, day * DAY + 4 * HOUR)] : []),
    pitch(day * 2 + 1, day * DAY + 6 * HOUR, HOUR),
  ])
  return [showcase(minutes), ...daily.flat()]
}

/** Between the opening and noon, and once after it. */
const campusProgrammes = (): Programme[] => [
  policy(0, 10),
  pitch(2, HOUR, 40),
  pitch(1, 2 * HOUR, 40),
  pitch(0, 4 * HOUR, 40),
]

const programmesOf = (plan: FairPlan): Programme[] =>
  plan.kind === '2' ? onlineProgrammes(plan) : plan.kind === '3' ? campusProgrammes() : []

const recordingOf = (topic: LiveTopic) => (topic === 'policy' ? 'policy' : 'pitch')

/** Streams of fairs on line and at universities: employers broadcast in turn, where any stand there; the rest is the organiser's. */
export function sampleLives(plans: readonly FairPlan[], broadcasters: readonly Broadcaster[]) {
  const byFair = Map.groupBy(broadcasters, ({ fair_id }) => fair_id)
  return plans.flatMap(plan => {
    const standing = byFair.get(plan.id) ?? []
    const programmes = programmesOf(plan).filter(({ topic }) => topic !== 'pitch' || standing.length > 0)
    return programmes.map((programme, place) => ({
      fair_id: plan.id,
      ...programme,
      participation_id: programme.topic === 'pitch' ? (standing[place % standing.length]?.id ?? null) : null,
      replay_days: programme.topic === 'showcase' ? 0 : 30,
      media_key: recordingOf(programme.topic),
      captions_key: recordingOf(programme.topic),
      sample: true,
    }))
  })
}
