import type { JobDraft } from '#contract/job-posting'
import type { Finding } from '#contract/posting-check'

/** Signs shown on either side of what was found. */
const AROUND = 16

const names: Partial<Record<keyof JobDraft, string>> = {
  title: '职位名称',
  address: '详细地址',
  workingHours: '工作时间',
  duties: '岗位职责',
  requirements: '任职要求',
  expiresOn: '截止日期',
  wageMin: '最低月薪',
  probation: '试用期',
  baseMin: '最低基本工资',
  baseMax: '最高基本工资',
  bonusOf: '按什么提成',
  bonusWords: '绩效或提成说明',
  otherPay: '其他补贴',
  probationPay: '试用期工资',
}

/** What a field is called in the form. */
export const fieldName = (field: keyof JobDraft): string => names[field] ?? ''

interface Context {
  text: string
  /** Where the quote stands in `text`, as `slice` counts; none for what is missing. */
  ranges: readonly { start: number; end: number }[]
}

/** The words around a finding, on its own line, cut between whole characters. */
export function contextOf(draft: JobDraft, { field, quote, start }: Finding): Context {
  const words = draft[field]
  if (quote === '') return { text: '', ranges: [] }
  if (typeof words !== 'string' || words.slice(start, start + quote.length) !== quote)
    return { text: quote, ranges: [{ start: 0, end: quote.length }] }
  const line = [...(words.slice(0, start).split('\n').at(-1) ?? '')]
  const rest = [...(words.slice(start + quote.length).split('\n')[0] ?? '')]
  const before = `${line.length > AROUND ? '…' : ''}${line.slice(-AROUND).join('')}`
  const after = `${rest.slice(0, AROUND).join('')}${rest.length > AROUND ? '…' : ''}`
  return { text: before + quote + after, ranges: [{ start: before.length, end: before.length + quote.length }] }
}
