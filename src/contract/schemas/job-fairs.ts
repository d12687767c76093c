import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { fairKinds } from '../fair-kinds.ts'
import { fairPhases } from '../fair-timeline.ts'
import { day, filterCode, nothing, numericId, optionalOneOf, optionalText, pageOf, paging } from '../fields.ts'
import { fairPhaseChoices } from '../job-fairs.ts'
import { topicTheme } from '../topic-document.ts'
import { fairKind, fairSummary } from './fair-summary.ts'
import { shownBlock } from './topics.ts'

const kindFilter = () => optionalOneOf('招聘会类型', fairKinds)
const optionalDay = (label: string) => z._default(z.union([z.literal(''), day(label)]), '')
const counts = () => z.array(z.object({ value: z.string(), count: z.number() }))

/** A figure of people: null below five. */
const people = () => z.nullable(z.number())

/** Counted by the organiser once it is over: who came, resumes taken, intentions signed. */
export const fairFigures = () => z.object({ visitors: people(), resumes: people(), intentions: people() })

/** Sums of them, without those that are not told; 0 for none. */
const fairSums = () => z.object({ visitors: z.number(), resumes: z.number(), intentions: z.number() })

/** A fair that is over; null while nobody has counted. */
export const pastFair = () => z.extend(fairSummary(), { figures: z.nullable(fairFigures()) })

/** A fair as a calendar shows it. */
export const fairDate = () =>
  z.object({
    id: z.string(),
    kind: fairKind(),
    title: z.string(),
    city: z.string(),
    /** '' on line. */
    venue: z.string(),
    phase: z.enum(fairPhases),
    opensAt: z.number(),
    closesAt: z.number(),
  })

export const fairSeriesSummary = () =>
  z.object({
    id: z.string(),
    kind: fairKind(),
    title: z.string(),
    summary: z.string(),
    city: z.string(),
    district: z.string(),
    venue: z.string(),
    organiser: z.string(),
    /** ISO weekday of the first day, 1 Monday. */
    weekday: z.number(),
    everyWeeks: z.number(),
    days: z.number(),
    /** Minutes of the day. */
    opensMinute: z.number(),
    closesMinute: z.number(),
    /** People at once. */
    capacity: z.number(),
    /** In fen, for a standard booth; 0 free. */
    boothFee: z.number(),
    /** Fairs that are over. */
    held: z.number(),
    /** Running or ahead; null for none. */
    next: z.nullable(fairSummary()),
    last: z.nullable(fairSummary()),
  })

export const listJobFairs = {
  summary: '招聘会列表',
  input: z.strictObject({
    t: optionalText('搜索词', 60),
    kind: kindFilter(),
    city: filterCode('城市'),
    /** A phase; `ahead`: one can still go there; `off`: postponed or cancelled. */
    phase: z._default(z.enum(['', ...fairPhaseChoices]), ''),
    series: filterCode('系列'),
    /** On at any time from the first of these days until the last of them. */
    from: optionalDay('开始日期'),
    until: optionalDay('结束日期'),
    ...paging(),
  }),
  output: z.extend(pageOf(fairSummary()), {
    /** How many each value leaves beside what else is chosen. */
    facets: z.object({ kinds: counts(), cities: counts(), phases: counts() }),
  }),
} satisfies Schemas

export const listFairSeries = {
  summary: '系列招聘会列表',
  input: z.strictObject({ kind: kindFilter(), city: filterCode('城市') }),
  output: z.object({ list: z.array(fairSeriesSummary()) }),
} satisfies Schemas

export const listSpecialFairs = {
  summary: '专场招聘会列表',
  input: z.strictObject({ city: filterCode('城市'), ...paging() }),
  output: pageOf(z.extend(fairSummary(), { summary: z.string() })),
} satisfies Schemas

export const fairDays = {
  summary: '招聘会日历',
  input: z.strictObject({
    from: day('开始日期'),
    until: day('结束日期'),
    kind: kindFilter(),
    city: filterCode('城市'),
  }),
  output: z.object({ list: z.array(fairDate()) }),
} satisfies Schemas

export const fairSeriesInfo = {
  summary: '系列招聘会详情',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(fairSeriesSummary(), {
    address: z.string(),
    transit: z.string(),
    phone: z.string(),
    /** No more fairs are planned. */
    ended: z.boolean(),
    /** How employers take part, said in words. */
    rules: z.array(z.object({ title: z.string(), words: z.string() })),
    /** Running and ahead, the nearest first. */
    ahead: z.array(fairSummary()),
    /** The latest first, twelve at most. */
    past: z.array(pastFair()),
    /** Of all that are over and counted. */
    totals: z.extend(fairSums(), { fairs: z.number() }),
    /** How its page looks and what stands on it, in the blocks of topics. */
    page: z.object({
      theme: topicTheme(),
      /** Today in China by the service's clock. */
      today: z.string(),
      blocks: z.array(shownBlock()),
    }),
  }),
} satisfies Schemas

export const fairResults = {
  summary: '招聘会结果',
  input: z.strictObject({ id: numericId() }),
  output: z.extend(pastFair(), {
    summary: z.string(),
    address: z.string(),
    transit: z.string(),
    phone: z.string(),
    /** What the organiser writes of it; '' for nothing. Sanitised by the service. */
    html: z.string(),
    /** The name of its series; '' for none. */
    seriesTitle: z.string(),
    /** Who stood there by trade (tradeList), the most jobs first. */
    trades: z.array(z.object({ value: z.string(), companies: z.number(), jobs: z.number(), headcount: z.number() })),
  }),
} satisfies Schemas

export const fairTotals = {
  summary: '招聘会总数',
  input: nothing(),
  output: z.object({
    running: z.number(),
    /** Running and ahead. */
    fairs: z.number(),
    companies: z.number(),
    jobs: z.number(),
    headcount: z.number(),
    /** Over within the last 365 days, and what came of them. */
    held: z.number(),
    past: fairSums(),
  }),
} satisfies Schemas

export const fairCalendarFile = {
  summary: '一场招聘会的日历文件',
  input: z.strictObject({ id: numericId() }),
  output: z.unknown(),
} satisfies Schemas

export const fairFeed = {
  summary: '订阅招聘会日历',
  input: z.strictObject({ kind: kindFilter(), city: filterCode('城市'), series: filterCode('系列') }),
  output: z.unknown(),
} satisfies Schemas
