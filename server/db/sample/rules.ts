import { addDays, chinaDay } from '../../china-time.ts'
import { cities } from './data/places.ts'
import { toHtml } from './markup.ts'
import { type Random, randomOf } from './random.ts'
import { cityRules } from './regulation-texts/cities.ts'
import { provinceRules } from './regulation-texts/province.ts'
import type { RuleText } from './regulation-texts/rule.ts'
import { fill } from './text.ts'

/** Ids of rules begin here, so that clauses and explanations can name them before anything is stored. */
const FIRST_ID = 5_001

const NOTE = '本文为样例数据，内容、单位和日期均为虚构，仅用于演示。'
const digits = '零一二三四五六七八九'

/** 1 to 99 as clauses are numbered: 十二, 二十, 二十一. */
const numeral = (n: number): string => {
  const [tens, ones] = [Math.floor(n / 10), n % 10]
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? digits[ones] : ''}`
}

interface ClauseText {
  readonly position: number
  readonly chapter: string
  readonly label: string
  readonly body: string
}

/** Lines of a rule as numbered clauses, each under its chapter. */
function clausesOf(text: string): ClauseText[] {
  let chapter = ''
  let position = 0
  return text.split('\n').flatMap(line => {
    const words = line.trim()
    if (words === '') return []
    if (words.startsWith('# ')) {
      chapter = words.slice(2)
      return []
    }
    position += 1
    return [{ position, chapter, label: `第${numeral(position)}条`, body: words }]
  })
}

interface Version {
  readonly rule: RuleText
  readonly words: Readonly<Record<string, string>>
  readonly city: string
  /** Further back than the text says, so that cities differ. */
  readonly shift: number
}

const versions = (random: Random): Version[] => [
  ...provinceRules.map(rule => ({ rule, words: { n: String(random.int(231, 268)) }, city: '', shift: 0 })),
  ...cityRules.flatMap(rule =>
    cities.slice(0, 8).map((city, at) => ({
      rule,
      words: {
        city: city.name,
        short: city.short,
        sum: random.pick(['三十', '二十五', '二十']),
        years: random.pick(['三', '五']),
      },
      city: city.code,
      shift: at * 61,
    })),
  ),
]

const explaining = (
  row: { readonly source: string; readonly id: number; readonly city: string },
  at: number,
  now: number,
) => ({
  kind: 'policy',
  type_id: '34',
  keywords: ['政策解读'],
  editor: '样例数据编辑',
  city: row.city,
  source: row.source,
  explains_id: row.id,
  view_count: 120 + at * 37,
  published_at: new Date(now - (at + 2) * 5 * 86_400_000).toISOString(),
  sample: true,
})

/** Invented rules with their clauses, and the articles that explain some of them; the same for the same `now`. */
export function sampleRules(now: number) {
  const random = randomOf(20_260_101)
  const today = chinaDay(new Date(now))
  const told = versions(random).map(({ rule, words, city, shift }, at) => {
    const id = FIRST_ID + at
    const issued = addDays(today, -(rule.issued + shift))
    const all = { ...words, year: issued.slice(0, 4) }
    const issuer = `${fill(rule.issuer, all, random)}（样例数据）`
    const dayAgo = (days: number | undefined) => (days === undefined ? null : addDays(today, -days))
    return {
      article: {
        id,
        kind: 'policy',
        type_id: '35',
        title: fill(rule.title, all, random),
        summary: fill(rule.summary, all, random),
        html: `<p><em>${NOTE}</em></p>`,
        keywords: ['政策法规', issuer.replace('（样例数据）', '')],
        source: issuer,
        editor: '样例数据编辑',
        city,
        view_count: random.int(300, 9_000),
        published_at: `${issued}T01:00:00.000Z`,
        sample: true,
      },
      regulation: {
        article_id: id,
        level: rule.level,
        topic: rule.topic,
        issuer,
        number: fill(rule.number, all, random),
        issued_on: issued,
        effective_on: addDays(issued, rule.wait),
        amended_on: dayAgo(rule.amended),
        repealed_on: dayAgo(rule.repealed),
      },
      clauses: clausesOf(fill(rule.text, all, random)).map(clause => ({ article_id: id, ...clause })),
      explained: rule.explained,
    }
  })
  const explanations = told.flatMap(({ article, explained }) => (explained ? [{ article, explained }] : []))
  return {
    articles: told.map(({ article }) => article),
    regulations: told.map(({ regulation }) => regulation),
    clauses: told.flatMap(({ clauses }) => clauses),
    explanations: explanations.map(({ article, explained: { title, summary, body } }, at) => ({
      ...explaining(article, at, now),
      title,
      summary,
      html: `${toHtml(body)}<p><em>${NOTE}</em></p>`,
    })),
  }
}
