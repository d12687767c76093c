import type { ArticleKind } from '#contract/news'
import { articleTypeList } from '#contract/reference/article-types'
import { addDays, chinaDay, startOfChinaDay } from '../../china-time.ts'
import { exams } from './article-texts/exams.ts'
import { news } from './article-texts/news.ts'
import { notices } from './article-texts/notices.ts'
import { policies } from './article-texts/policies.ts'
import type { ArticleTemplate } from './article-texts/template.ts'
import { type City, cities } from './data/places.ts'
import { toHtml } from './markup.ts'
import { type Random, randomOf } from './random.ts'
import { fill } from './text.ts'

/** A row of `articles`, for `insertRows`. */
export interface ArticleRow {
  readonly kind: ArticleKind
  readonly type_id: string
  readonly keywords: readonly string[]
  readonly cover: string
  readonly headline: boolean
  readonly title: string
  readonly summary: string
  readonly html: string
  readonly source: string
  readonly editor: string
  /** City code; '' for the whole province. */
  readonly city: string
  readonly view_count: number
  /** ISO text. */
  readonly published_at: string
  readonly expires_on: string | null
  readonly sample: true
}

type Kind = keyof typeof organisations

interface Draft {
  readonly kind: Kind
  readonly template: ArticleTemplate
  /** Undefined for the whole province. */
  readonly city: City | undefined
}

const COUNT = 200
const SPAN_DAYS = 120
const HEADLINE_DAYS = 30

/** How many of each kind, and from what. */
const plan: readonly (readonly [kind: Kind, count: number, templates: readonly ArticleTemplate[]])[] = [
  ['notice', 66, notices],
  ['exam', 54, exams],
  ['policy', 28, policies],
  ['news', 52, news],
]

/** Last days still ahead, in days from today, the latest first: the newest articles have the longest to go. */
const ahead = [30, 24, 19, 14, 12, 10, 8, 7, 5, 4, 3, 2, 1, 0, 0] as const

const NOTE = '本文为样例数据，内容、单位和日期均为虚构，仅用于演示。'

const draftsOf = (kind: Kind, templates: readonly ArticleTemplate[]): Draft[] =>
  templates.flatMap<Draft>(template =>
    template.scope === 'province'
      ? { kind, template, city: undefined }
      : cities.map(city => ({ kind, template, city })),
  )

/** Province-wide ones are few and go in all; the cities share the rest. */
function chosen(random: Random): Draft[] {
  const all = plan.flatMap(([kind, count, templates]) => {
    const drafts = random.shuffled(draftsOf(kind, templates))
    const wide = drafts.filter(({ city }) => city === undefined)
    return [...wide, ...drafts.filter(({ city }) => city !== undefined)].slice(0, count)
  })
  return random.shuffled(all)
}

const inWords = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

const organisations = {
  notice: '公共就业服务中心',
  exam: '人事考试中心',
  policy: '人力资源政策研究室',
  news: '人才服务网编辑部',
} as const

/** A working hour of the day so many days ago, and never after `now`. */
function publishedAt(now: number, daysAgo: number, random: Random): number {
  const midnight = startOfChinaDay(addDays(chinaDay(new Date(now)), -daysAgo)).getTime()
  const minute = 60_000
  return Math.min(midnight + (8 * 60 + 30 + random.int(0, 9 * 60)) * minute, now)
}

interface Place {
  /** From the newest, 0, on. */
  readonly at: number
  readonly deadline: string | null
  readonly now: number
  readonly random: Random
}

const daysAgoAt = (at: number) => Math.floor((at * SPAN_DAYS) / COUNT)

function rowOf({ kind, template, city }: Draft, { at, deadline, now, random }: Place): ArticleRow {
  const daysAgo = daysAgoAt(at)
  const day = addDays(chinaDay(new Date(now)), -daysAgo)
  const isFair = kind === 'notice'
  const words = {
    city: city?.name ?? '全省',
    short: city?.short ?? '江西',
    year: day.slice(0, 4),
    half: Number(day.slice(5, 7)) <= 6 ? '上半年' : '下半年',
    month: String(Number(day.slice(5, 7))),
    start: inWords(day),
    deadline: deadline === null ? '' : inWords(deadline),
    event: deadline === null ? '' : inWords(isFair ? deadline : addDays(deadline, 30)),
    n: String(random.int(24, 96)),
    people: String(random.int(12, 48) * 25),
  }
  return {
    kind,
    type_id: template.typeId,
    keywords: [articleTypeList.find(({ value }) => value === template.typeId)?.label ?? '', words.city],
    cover: template.cover ?? '',
    headline: template.cover !== undefined && daysAgo < HEADLINE_DAYS,
    title: fill(template.title, words, random),
    summary: fill(template.summary, words, random),
    html: `${toHtml(fill(template.body, words, random))}<p><em>${NOTE}</em></p>`,
    source: `${city?.short ?? '江西'}${organisations[kind]}（样例数据）`,
    editor: '样例数据编辑',
    city: city?.code ?? '',
    view_count: random.int(20, 90) + daysAgo * random.int(6, 40),
    published_at: new Date(publishedAt(now, daysAgo, random)).toISOString(),
    expires_on: deadline,
    sample: true,
  }
}

/**
 * Invented articles, newest first, over the 120 days before `now` (milliseconds since the epoch): the same for the same
 * `now`. Two end today in China, ten more within two weeks, some later; the others that end have ended.
 */
export function sampleArticles(now: number): readonly ArticleRow[] {
  const random = randomOf(20_250_603)
  const today = chinaDay(new Date(now))
  let ending = 0
  const rows = chosen(random).map((draft, at) => {
    let deadline: string | null = null
    if (draft.template.ends) {
      const days = ahead[ending]
      ending += 1
      deadline = addDays(today, days ?? Math.min(random.int(9, 15) - daysAgoAt(at), -1))
    }
    return rowOf(draft, { at, deadline, now, random })
  })
  return rows.sort((a, b) => b.published_at.localeCompare(a.published_at))
}
