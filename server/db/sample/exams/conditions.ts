import { type ExamCondition, serviceKinds } from '#contract/exam-conditions'
import { majorNameOf } from '#contract/reference/major-codes'
import { addDays, inChina } from '../../../china-time.ts'
import type { Random } from '../random.ts'
import type { ExamPlan } from './plan.ts'
import type { PostKind } from './sectors.ts'

const AT_LEAST = {
  '69': { anyOf: ['69', '70', '636'], quote: '大专及以上学历' },
  '70': { anyOf: ['70', '636'], quote: '本科及以上学历' },
  '636': { anyOf: ['636'], quote: '研究生学历' },
} as const
type Level = keyof typeof AT_LEAST

/** The first birthday of those who are no older than so many years when registering opens. */
export function bornFrom(opensAt: number, years: number): string {
  const [year = '', ...rest] = inChina(opensAt, 'YYYY-MM-DD').split('-')
  return addDays([Number(year) - years - 1, ...rest].join('-'), 1)
}

const chineseDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year} 年 ${month} 月 ${date} 日`
}

/** Schooling, and the degree that goes with it: always a master’s, a bachelor’s of every other one. */
function educationOf(random: Random, level: Level): ExamCondition[] {
  const { anyOf, quote } = AT_LEAST[level]
  const education: ExamCondition = { kind: 'education', anyOf, quote, hard: true }
  if (level === '69' || (level === '70' && random.chance(0.5))) return [education]
  const degree: ExamCondition =
    level === '70'
      ? { kind: 'degree', anyOf: ['0', '1', '2'], quote: '学士及以上学位', hard: true }
      : { kind: 'degree', anyOf: ['1', '2'], quote: '硕士及以上学位', hard: true }
  return [education, degree]
}

const majorOf = (prefixes: readonly string[]): ExamCondition[] =>
  prefixes.length === 0
    ? []
    : [
        {
          kind: 'major',
          prefixes,
          quote: prefixes.map(code => `${majorNameOf(code)}（${code}）`).join('、'),
          hard: true,
        },
      ]

const ageOf = (random: Random, level: Level, { timeline }: ExamPlan): ExamCondition => {
  const years = level === '636' && random.chance(0.7) ? 40 : random.chance(0.25) ? 30 : 35
  const from = bornFrom(timeline.registerFrom, years)
  return {
    kind: 'age',
    bornFrom: from,
    quote: `${years} 周岁及以下（${chineseDay(from)}及以后出生）`,
    hard: true,
  }
}

/** Whom else a post is kept for: one in three asks for something more. */
function furtherOf(random: Random, { city, year }: ExamPlan): ExamCondition[] {
  const roll = random.next()
  if (roll < 0.14) {
    const years = [year - 2, year - 1, year]
    return [{ kind: 'graduate', years, quote: `限 ${years[0]}—${year} 年高校毕业生`, hard: true }]
  }
  if (roll < 0.2) return [{ kind: 'experience', years: 2, quote: '具有 2 年以上相关工作经历', hard: true }]
  if (roll < 0.24) return [{ kind: 'politics', anyOf: ['2', '3'], quote: '中共党员（含预备党员）', hard: true }]
  if (roll < 0.29) {
    const quote = `定向招聘${serviceKinds.map(({ label }) => label).join('、')}`
    return [{ kind: 'service', anyOf: serviceKinds.map(({ value }) => value), quote, hard: true }]
  }
  if (roll < 0.32 && city !== '360000')
    return [{ kind: 'household', regions: [city.slice(0, 4)], quote: '本市户籍或者生源优先', hard: false }]
  if (roll < 0.34) return [{ kind: 'sex', value: '1', quote: '需要夜间值守，适合男性', hard: false }]
  return []
}

interface DrawnConditions {
  readonly conditions: readonly ExamCondition[]
  readonly education: Level
  readonly majors: readonly string[]
  readonly graduatesOnly: boolean
}

/** What a post of this kind asks. */
export function conditionsOf(random: Random, post: PostKind, plan: ExamPlan): DrawnConditions {
  const education: Level = post.postgraduate ? '636' : random.chance(0.16) ? '69' : '70'
  const further = furtherOf(random, plan)
  const certificate: ExamCondition[] = post.certificate
    ? [{ kind: 'certificate', name: post.certificate, quote: `持有${post.certificate}`, hard: true }]
    : []
  const other: ExamCondition[] = post.other ? [{ kind: 'other', quote: post.other, hard: false }] : []
  return {
    conditions: [
      ...educationOf(random, education),
      ...majorOf(post.majors),
      ageOf(random, education, plan),
      ...certificate,
      ...further,
      ...other,
    ],
    education,
    majors: post.majors,
    graduatesOnly: further.some(({ kind }) => kind === 'graduate'),
  }
}
