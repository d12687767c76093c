import type { JobDraft } from '#contract/job-posting'
import { type PayPart, payPartsOf } from '#contract/pay-parts'
import { labelOf } from '#contract/reference/lookup'
import { insuranceFromList } from '#contract/reference/pay-parts'

/** What a posting says of its pay, written or published. */
export type PayStated = Parameters<typeof payPartsOf>[0] &
  Pick<JobDraft, 'wageMin' | 'wageMax' | 'wageMonths' | 'probation' | 'payDay' | 'insuranceFrom' | 'probationPay'>

const span = (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`)

const amountOf = ({ range, words }: PayPart) => (range ? `${span(range.least, range.most)} 元/月` : words)

/** The pay that the parts make, to the yuan, which their list does not say; '' where no part is stated. */
export function paySentence(pay: PayStated): string {
  const { wageMin, wageMax } = pay
  const [least, most] = [wageMin ?? wageMax, wageMax ?? wageMin]
  if (payPartsOf(pay).length === 0 || least === null || most === null) return ''
  return `月薪 ${span(least, most)} 元，构成如下：`
}

/** The parts and how they are paid, a line each; none where nothing is stated. */
export function payFacts(pay: PayStated): { term: string; details: string }[] {
  const { payDay, insuranceFrom, probation, probationPay, wageMonths } = pay
  const facts = [
    ...payPartsOf(pay).map(part => ({ term: part.name, details: amountOf(part) })),
    ...(payDay === null ? [] : [{ term: '发薪日', details: `每月 ${payDay} 日` }]),
    ...(insuranceFrom === '' ? [] : [{ term: '社会保险', details: labelOf(insuranceFromList, insuranceFrom) }]),
    ...(probation === '0' || probationPay === null
      ? []
      : [{ term: '试用期工资', details: `转正工资的 ${probationPay}%` }]),
  ]
  return facts.length > 0 && wageMonths !== null && wageMonths > 12
    ? [...facts, { term: '每年发薪', details: `${wageMonths} 个月` }]
    : facts
}
