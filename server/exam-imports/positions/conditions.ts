import type { ExamCondition } from '#contract/exam-conditions'
import { majorNameOf } from '#contract/reference/major-codes'
import { foldCode } from '../table/sheet-rows.ts'
import type { ConditionColumn } from './columns.ts'
import { degrees, educations, politics, SEPARATOR, services, valuesIn, wordsOfValues } from './lists.ts'
import { areaIn, prefixOf, prefixWords } from './regions.ts'

/** Stands before a condition that the notice only prefers. */
const SOFT = '优先：'

type Bare = ExamCondition extends infer Each ? (Each extends ExamCondition ? Omit<Each, 'hard'> : never) : never
/** What one part of a cell says, or what is wrong with it. */
type Said = Bare | { readonly fault: string }

const known = <Result>(
  values: readonly string[] | { readonly unknown: string },
  make: (values: readonly string[]) => Result,
): Result | { readonly fault: string } =>
  'unknown' in values ? { fault: `不认识“${values.unknown}”，请按填写说明改正` } : make(values)

const chineseDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year} 年 ${month} 月 ${date} 日`
}

const two = (text: string) => text.padStart(2, '0')

/** A day however it is written: 1990-6-1, 1990/06/01, 1990年6月1日, 19900601, or a spreadsheet's count of days. */
function dayIn(text: string): string | null {
  const serial = /^\d{5}$/.test(text)
    ? new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).toISOString().slice(0, 10)
    : ''
  const [, year = '', month = '', date = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(serial || text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  const day = `${year}-${two(month)}-${two(date)}`
  const at = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
  return isDay && Number(year) >= 1940 && Number(year) <= 2020 ? day : null
}

function ageIn(words: string): Said {
  const day = dayIn(words.replaceAll(/\s/g, ''))
  if (day === null) return { fault: '请填写最早的出生日期，例如 1990-06-01（按公告的年龄计算日推算）' }
  return { kind: 'age', bornFrom: day, quote: `${chineseDay(day)}及以后出生` }
}

function yearsIn(words: string): Said {
  const range = /^(20\d{2})[-—~至](20\d{2})年?$/.exec(words.replaceAll(/\s/g, ''))
  const [first, last] = [Number(range?.[1]), Number(range?.[2])]
  const years = range
    ? Array.from({ length: Math.max(0, Math.min(10, last - first + 1)) }, (_, at) => first + at)
    : words.split(SEPARATOR).map(word => Number(word.replace(/年$/, '').trim()))
  if (years.length === 0 || years.some(year => !Number.isInteger(year) || year < 2000 || year > 2099)) {
    return { fault: '请填写毕业年份，例如 2024、2025、2026' }
  }
  const sorted = [...new Set(years)].sort((one, other) => one - other)
  const [from = 0, to = from] = [sorted[0], sorted.at(-1)]
  const isWhole = sorted.length === to - from + 1
  const said = from === to ? `${from}` : isWhole ? `${from}—${to}` : sorted.join('、')
  return { kind: 'graduate', years: sorted, quote: `限 ${said} 年高校毕业生` }
}

const codesIn = (words: string) => words.split(SEPARATOR).map(foldCode)

export const majorQuoteOf = (prefixes: readonly string[]): string =>
  prefixes.map(code => (majorNameOf(code) === '' ? code : `${majorNameOf(code)}（${code}）`)).join('、')

function majorIn(words: string): Said {
  const prefixes = [...new Set(codesIn(words))]
  const odd = prefixes.find(code => !/^\d{2,6}[KT]{0,2}$/.test(code))
  if (odd !== undefined) return { fault: `专业代码“${odd}”不正确，应为 2 至 6 位数字，后面可以有 K、T` }
  return { kind: 'major', prefixes, quote: majorQuoteOf(prefixes) }
}

function householdIn(words: string): Said {
  const areas = words.split(SEPARATOR).map(word => ({ word: word.trim(), code: areaIn(word.trim()) }))
  const odd = areas.find(({ code }) => code === undefined)
  if (odd) return { fault: `不认识地区“${odd.word}”，请写省内市、县的名称或者六位代码` }
  const regions = [...new Set(areas.flatMap(({ code }) => (code === undefined ? [] : [prefixOf(code)])))]
  return { kind: 'household', regions, quote: `${regions.map(prefixWords).join('、')}户籍` }
}

function experienceIn(words: string): Said {
  const years = Number(/^(\d{1,2})(?:年(?:及以上|以上)?)?$/.exec(words.replaceAll(/\s/g, ''))?.[1])
  if (!(years >= 1 && years <= 40)) return { fault: '请填写 1 至 40 的整数' }
  return { kind: 'experience', years, quote: `具有 ${years} 年以上相关工作经历` }
}

function sexIn(words: string): Said {
  const value = ({ 男: '1', 女: '2' } as const)[words === '男' || words === '男性' ? '男' : '女']
  if (!['男', '男性', '女', '女性'].includes(words)) return { fault: '请填写男或女；不限则不填' }
  return { kind: 'sex', value, quote: `适合${value === '1' ? '男' : '女'}性` }
}

const tooLong = (words: string, most: number) => ([...words].length > most ? { fault: `每项最多 ${most} 个字` } : null)

/** Reads one part of a column's cell. */
function partIn(column: ConditionColumn, words: string): Said {
  switch (column) {
    case 'education':
      return known(valuesIn(educations, words), anyOf => ({
        kind: 'education',
        anyOf,
        quote: `${wordsOfValues(educations, anyOf)}学历`,
      }))
    case 'degree':
      return known(valuesIn(degrees, words), anyOf => ({
        kind: 'degree',
        anyOf,
        quote: `${wordsOfValues(degrees, anyOf)}学位`,
      }))
    case 'politics':
      return known(valuesIn(politics, words), anyOf => ({
        kind: 'politics',
        anyOf,
        quote: wordsOfValues(politics, anyOf),
      }))
    case 'service':
      return known(valuesIn(services, words), anyOf => ({
        kind: 'service',
        anyOf,
        quote: `定向招聘${wordsOfValues(services, anyOf)}`,
      }))
    case 'major':
      return majorIn(words)
    case 'age':
      return ageIn(words)
    case 'graduate':
      return yearsIn(words)
    case 'experience':
      return experienceIn(words)
    case 'household':
      return householdIn(words)
    case 'sex':
      return sexIn(words)
    case 'certificate':
      return tooLong(words, 60) ?? { kind: 'certificate', name: words, quote: `持有${words}` }
    case 'other':
      return tooLong(words, 200) ?? { kind: 'other', quote: words }
    default:
      return column satisfies never
  }
}

const PART = /[；;]/
/** Columns of which several may be asked at once. */
const several: readonly ConditionColumn[] = ['certificate', 'other', 'major']

export interface ReadConditions {
  readonly conditions: readonly ExamCondition[]
  readonly faults: readonly string[]
}

/** What a column's cell asks. */
export function conditionsIn(column: ConditionColumn, cell: string): ReadConditions {
  const parts = cell
    .split(PART)
    .map(part => part.trim())
    .filter(part => part !== '')
  if (parts.length > 1 && !several.includes(column)) return { conditions: [], faults: ['这一列只写一项，请去掉分号'] }
  const conditions: ExamCondition[] = []
  const faults: string[] = []
  for (const part of parts) {
    const [, soft, words = ''] = /^(优先[：:])?\s*(.*)$/s.exec(part) ?? []
    const said: Said = words === '' ? { fault: '“优先：”后面没有内容' } : partIn(column, words)
    if ('fault' in said) faults.push(said.fault)
    else conditions.push({ ...said, hard: soft === undefined })
  }
  return { conditions, faults }
}

/** What a condition says in its column's cell. */
function wordsOf(condition: ExamCondition): string {
  switch (condition.kind) {
    case 'education':
      return wordsOfValues(educations, condition.anyOf)
    case 'degree':
      return wordsOfValues(degrees, condition.anyOf)
    case 'politics':
      return wordsOfValues(politics, condition.anyOf)
    case 'service':
      return wordsOfValues(services, condition.anyOf).replaceAll(/[“”]/g, '')
    case 'major':
      return condition.prefixes.join('、')
    case 'age':
      return condition.bornFrom
    case 'graduate':
      return condition.years.join('、')
    case 'experience':
      return String(condition.years)
    case 'household':
      return condition.regions.map(prefixWords).join('、')
    case 'sex':
      return condition.value === '1' ? '男' : '女'
    case 'certificate':
      return condition.name
    case 'other':
      return condition.quote
    default:
      return condition satisfies never
  }
}

/** The cell that says these conditions, all of one kind. */
export const cellOfConditions = (conditions: readonly ExamCondition[]): string =>
  conditions
    .filter(one => wordsOf(one) !== '')
    .map(one => `${one.hard ? '' : SOFT}${wordsOf(one)}`)
    .join('；')
