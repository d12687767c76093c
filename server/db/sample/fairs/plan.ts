import type { FairKind } from '#contract/fair-kinds'
import type { FairState, FairTimeline } from '#contract/fair-timeline'
import { addDays, chinaDay } from '../../../china-time.ts'
import { fairMoments } from '../../../job-fairs/moments.ts'
import { fairTitleOn } from '../../../job-fairs/planned.ts'
import { type FairPlace, places, type SeriesPlan, seriesPlans } from './series.ts'

/** One fair of the sample content, its moments told from when it is loaded. */
export interface FairPlan extends FairPlace {
  readonly id: number
  readonly series: SeriesPlan | null
  readonly kind: FairKind
  readonly title: string
  readonly summary: string
  readonly organiser: string
  readonly phone: string
  readonly capacity: number
  readonly boothFee: number
  readonly template: number | null
  readonly timeline: FairTimeline
  /** The day (YYYY-MM-DD) for which its series planned it; null for one of its own. */
  readonly plannedFor: string | null
  readonly state: FairState
  readonly reason: string
  readonly sequence: number
}

const NINE = 9 * 60

/** The day of this week (from Monday) that is such an ISO weekday. */
function dayOfThisWeek(today: string, weekday: number): string {
  const ahead = ((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7) + 1
  return addDays(today, weekday - ahead)
}

interface Special extends FairPlace {
  readonly kind: FairKind
  readonly title: string
  readonly summary: string
  readonly organiser: string
  /** Days from today, or a day. */
  readonly on: number | string
  readonly opens?: number
  readonly closes?: number
  readonly days?: number
  readonly template: number | null
  readonly capacity: number
  readonly boothFee?: number
  readonly state?: FairState
  readonly reason?: string
}

const specials: readonly Special[] = [
  {
    kind: '1',
    title: '2024 年江西省高校毕业生大型现场招聘会',
    summary: '全省高校毕业生夏季大型招聘活动，设十个专区，同步直播带岗。',
    ...places.expo,
    organiser: '江西省人才服务示例中心',
    on: '2024-06-02',
    closes: 16 * 60,
    template: 4,
    capacity: 20_000,
  },
  {
    kind: '1',
    title: '赣鄱英才大型综合招聘会',
    summary: '全年规模最大的一场：400 个展位，制造、数字经济、医疗、教育十个专区。',
    ...places.expo,
    organiser: '江西省人才服务示例中心',
    on: 17,
    closes: 16 * 60,
    template: 4,
    capacity: 15_000,
    boothFee: 30_000,
  },
  {
    kind: '4',
    title: '新能源产业人才专场',
    summary: '锂电、光伏、储能企业招聘研发、工艺、设备和一线技工。',
    ...places.xinyu,
    organiser: '新余市人才服务中心（示例）',
    on: 10,
    template: 2,
    capacity: 1_200,
  },
  {
    kind: '1',
    title: '萍乡民营企业招聘月',
    summary: '民营企业集中招聘，设“零门槛”岗位区和技能培训报名处。',
    ...places.pingxiang,
    organiser: '萍乡市就业服务中心（示例）',
    on: -9,
    template: 1,
    capacity: 800,
  },
  {
    kind: '4',
    title: '鹰潭铜产业专场招聘会',
    summary: '铜冶炼、铜加工、电线电缆企业招聘技术工人和质检人员。',
    ...places.yingtan,
    organiser: '鹰潭市就业创业服务局（示例）',
    on: 6,
    template: 1,
    capacity: 800,
    state: 'postponed',
    reason: '场馆消防检修，延期举行，新的日期另行通知；已经预约的自动保留。',
  },
  {
    kind: '4',
    title: '残疾人就业援助专场',
    summary: '岗位适合、通道无障碍，现场有手语翻译和就业辅导员。',
    ...places.pingxiang,
    organiser: '萍乡市残疾人就业服务中心（示例）',
    on: 12,
    template: 1,
    capacity: 400,
  },
  {
    kind: '1',
    title: '九江夜市招聘会',
    summary: '傍晚开场，方便白天上班的人；文旅、餐饮、零售岗位为主。',
    ...places.jiujiang,
    organiser: '九江市人力资源市场（示例）',
    on: 4,
    opens: 18 * 60,
    closes: 21 * 60,
    template: 1,
    capacity: 900,
    state: 'cancelled',
    reason: '气象台发布暴雨橙色预警，为安全起见取消；参展单位可以改报同城其他场次。',
  },
  {
    kind: '3',
    title: '庐陵师范学院专升本与就业双选会',
    summary: '面向本校与周边院校毕业生，设升学、参军、基层项目咨询区。',
    ...places.jian,
    organiser: '庐陵师范学院（示例）',
    on: -23,
    closes: 15 * 60,
    template: 1,
    capacity: 1_500,
  },
]

const ordinal = (index: number, series: SeriesPlan) => index - series.from + 1

function plansOf(series: SeriesPlan, today: string): Omit<FairPlan, 'id'>[] {
  const first = dayOfThisWeek(today, series.weekday)
  return Array.from({ length: series.until - series.from + 1 }, (_, n) => {
    const index = series.from + n
    const day = addDays(first, index * series.everyWeeks * 7)
    const { city, district, venue, address, transit, kind, summary, organiser, phone, capacity, boothFee, template } =
      series
    return {
      city,
      district,
      venue,
      address,
      transit,
      kind,
      summary,
      organiser,
      phone,
      capacity,
      boothFee,
      template,
      series,
      title: fairTitleOn(series, day),
      plannedFor: day,
      timeline: fairMoments(day, series.opensMinute, series.closesMinute, series.days),
      state: 'planned',
      reason: '',
      // Its hall or hours were changed once.
      sequence: ordinal(index, series) % 4 === 0 ? 1 : 0,
    }
  })
}

function planOf(special: Special, today: string): Omit<FairPlan, 'id'> {
  const {
    on,
    opens = NINE,
    closes = 12 * 60,
    days = 1,
    boothFee = 0,
    state = 'planned',
    reason = '',
    ...rest
  } = special
  const day = typeof on === 'string' ? on : addDays(today, on)
  const timeline = fairMoments(day, opens, closes, days)
  const sequence = state === 'planned' ? 0 : 1
  return {
    ...rest,
    series: null,
    plannedFor: null,
    phone: '0791-00000120',
    boothFee,
    state,
    reason,
    sequence,
    timeline,
  }
}

/** All fairs of the sample content, in the order of their ids; the first is the one with an address of its own. */
export function fairPlans(now: number): FairPlan[] {
  const today = chinaDay(new Date(now))
  return [...specials.map(special => planOf(special, today)), ...seriesPlans.flatMap(one => plansOf(one, today))].map(
    (plan, index) => ({ ...plan, id: index + 1 }),
  )
}
