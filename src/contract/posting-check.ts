import { type JobDraft, payFault } from './job-posting.ts'
import { checkPayParts } from './pay-check.ts'
import { elementsMissing } from './posting-elements.ts'
import { contractTermList, longestProbation } from './reference/contract-terms.ts'
import { lowestWage } from './reference/minimum-wage.ts'
import { type FindingLevel, wordingRules } from './reference/posting-rules.ts'

/** Fields of a posting that are read word by word. */
const texts = [
  'title',
  'address',
  'workingHours',
  'duties',
  'requirements',
  'bonusOf',
  'bonusWords',
  'otherPay',
] as const

/** What the check before publishing found in one place of a posting with these fields. */
export interface Finding<Field extends string = keyof JobDraft> {
  /** Name of the rule, stable. */
  readonly rule: string
  readonly level: FindingLevel
  readonly field: Field
  /** The words that it is about, and where they stand in the field (UTF-16 units); '' for what is missing. */
  readonly quote: string
  readonly start: number
  /** What is wrong, the rule behind it, and what to write in its place, in words for the employer. */
  readonly says: string
  readonly because: string
  readonly instead: string
}

/** Full-width signs as half-width ones, one for one, so that places stay the same. */
const narrowed = (text: string) =>
  text
    .replace(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/[A-Z]/g, letter => letter.toLowerCase())

/** Blanks between Chinese characters do not hide a wording; inside brackets, which stand for one character, there are none. */
const loose = (source: string) =>
  source.replace(/\[[^\]]*\]|[\u4e00-\u9fff](?=[\u4e00-\u9fff(])/g, part =>
    part.startsWith('[') ? part : `${part}[ \\t]*`,
  )

const rules = wordingRules.map(({ patterns, except = [], ...rule }) => ({
  ...rule,
  wording: new RegExp(patterns.map(loose).join('|'), 'g'),
  except: except.map(source => new RegExp(loose(source), 'g')),
}))

interface Span {
  readonly from: number
  readonly to: number
}

const spansOf = (text: string, wording: RegExp): Span[] =>
  [...text.matchAll(wording)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }))

/** What a field says that the law or fairness forbids in any posting. */
export function wordingsOf<Field extends string>(field: Field, words: string): Finding<Field>[] {
  const text = narrowed(words)
  return rules.flatMap(({ wording, except, id, level, says, because, instead }) => {
    const found = spansOf(text, wording)
    if (found.length === 0) return []
    const lawful = except.flatMap(source => spansOf(text, source))
    return found
      .filter(({ from, to }) => !lawful.some(span => span.from <= from && to <= span.to))
      .map(({ from, to }) => {
        const quote = words.slice(from, to)
        return { rule: id, level, field, quote, start: from, says, because, instead }
      })
  })
}

const missing = { quote: '', start: 0 } as const

function payOf({ wageMin, wageMax, nature }: JobDraft, today: string): Finding[] {
  if (wageMin === null && wageMax === null)
    return [
      {
        ...missing,
        rule: 'basic-pay',
        level: 'fix',
        field: 'wageMin',
        says: '请写明基本薪资，不能只写面议',
        because: '人社厅发〔2025〕60号：招聘信息应当包含基本薪资',
        instead: '填写最低和最高月薪；浮动部分写在薪资构成里',
      },
    ]
  const lowest = lowestWage(today)
  // Part-time work is paid by the hour; trainees are not under a labour contract.
  if (nature !== '1' || wageMin === null || wageMin >= lowest) return []
  return [
    {
      ...missing,
      rule: 'minimum-wage',
      level: 'block',
      field: 'wageMin',
      quote: String(wageMin),
      says: `月薪低于全省最低工资标准（${lowest} 元）`,
      because: '《最低工资规定》第十二条',
      instead: `最低月薪不低于 ${lowest} 元，南昌等地的标准更高`,
    },
  ]
}

function probationOf({ probation, contractTerm }: JobDraft): Finding[] {
  const term = contractTermList.find(({ value }) => value === contractTerm)
  const months = Number(probation)
  if (!term || !(months > longestProbation[term.value])) return []
  const longest = longestProbation[term.value]
  const says = longest === 0 ? `${term.label}的，不得约定试用期` : `${term.label}的，试用期最长 ${longest} 个月`
  return [
    {
      ...missing,
      rule: 'probation',
      level: 'block',
      field: 'probation',
      quote: `${months}个月`,
      says,
      because: '《劳动合同法》第十九条、第七十条',
      instead: longest === 0 ? '试用期选“无试用期”' : `试用期改为 ${longest} 个月以内，或改合同期限`,
    },
  ]
}

const order: readonly FindingLevel[] = ['block', 'fix', 'advice']

const byLevel = (found: readonly Finding[]): Finding[] =>
  found.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level))

/** What is wrong with what a posting says: wording that the law or fairness forbids, pay, probation. */
const faultyIn = (draft: JobDraft, today: string): Finding[] => [
  ...payOf(draft, today),
  ...checkPayParts(draft, today),
  ...probationOf(draft),
  ...texts.flatMap(field => wordingsOf(field, draft[field])),
]

/**
 * What speaks against publishing a posting, worst first: elements that every posting must have, then what is wrong with
 * what it says. `today` is YYYY-MM-DD in China.
 */
export const checkPosting = (draft: JobDraft, today: string): Finding[] =>
  byLevel([...elementsMissing(draft, today), ...faultyIn(draft, today)])

/** Whether a finding keeps a posting from being published. */
export const isObstacle = ({ level }: Pick<Finding, 'level'>): boolean => level !== 'advice'

/** A finding in one sentence, for its field. */
export const sentenceOf = ({ says, quote }: Pick<Finding, 'says' | 'quote'>): string =>
  quote === '' ? says : `${says}：“${quote}”`

/**
 * What keeps a posting from being published, a sentence for each field; whether fields are filled in, and until when it
 * may stand, is for `jobPosting` and the service to say at them. Pay the wrong way round is among it, because the
 * schema compares fields only once each of them is in order, and people should hear everything at once.
 */
export function obstaclesOf(draft: JobDraft, today: string): Record<string, string> {
  const fault = payFault(draft)
  const fields: Record<string, string> = fault ? { [fault.path]: fault.message } : {}
  for (const finding of byLevel(faultyIn(draft, today)).filter(isObstacle))
    fields[finding.field] ??= sentenceOf(finding)
  return fields
}

/** What speaks against a few words, such as a tag, in one sentence; '' for nothing. */
export function wordingObstacle(words: string): string {
  const found = wordingsOf('title', words).find(isObstacle)
  return found ? sentenceOf(found) : ''
}
