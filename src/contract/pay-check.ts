import type { JobDraft } from './job-posting.ts'
import { baseOf, payPartsOf, sumOf } from './pay-parts.ts'
import type { Finding } from './posting-check.ts'
import { lowestWage } from './reference/minimum-wage.ts'
import { LOWEST_PROBATION_PAY } from './reference/pay-parts.ts'

const missing = { quote: '', start: 0 } as const
const NOTICE = '人社厅发〔2025〕60号：招聘信息应当包含基本薪资，内容真实'

function baseFindings(draft: JobDraft, today: string): Finding[] {
  const base = baseOf(draft)
  const { wageMax, nature } = draft
  if (base === null) {
    if (payPartsOf(draft).length === 0) return []
    const variable = draft.bonusKind !== ''
    return [
      {
        ...missing,
        rule: 'base-missing',
        level: 'fix',
        field: 'baseMin',
        says: variable ? '只写了绩效或提成，请写明保底的基本工资' : '写了补贴，没有写基本工资',
        because: NOTICE,
        instead: '填写基本工资，不论业绩每月都会发的部分',
      },
    ]
  }
  const lowest = lowestWage(today)
  return [
    ...(base.most < base.least ? [reversed('baseMax', '最高基本工资不能低于最低基本工资')] : []),
    ...(wageMax !== null && base.most > wageMax
      ? [
          {
            ...missing,
            rule: 'base-above-pay',
            level: 'fix',
            field: draft.baseMax === null ? 'baseMin' : 'baseMax',
            quote: String(base.most),
            says: `基本工资高于最高月薪（${wageMax} 元）`,
            because: NOTICE,
            instead: '改低基本工资，或改高最高月薪',
          } satisfies Finding,
        ]
      : []),
    // Performance pay for normal hours counts towards the lowest wage, so that a lower base alone is no breach.
    ...(nature === '1' && base.least < lowest
      ? [
          {
            ...missing,
            rule: 'base-below-minimum',
            level: 'advice',
            field: draft.baseMin === null ? 'baseMax' : 'baseMin',
            quote: String(base.least),
            says: `基本工资低于全省最低工资标准（${lowest} 元），没有业绩的月份也要按标准补足`,
            because: '《最低工资规定》第十二条',
            instead: `基本工资不低于 ${lowest} 元，南昌等地的标准更高`,
          } satisfies Finding,
        ]
      : []),
  ]
}

const reversed = (field: 'baseMax' | 'bonusMax', says: string): Finding => ({
  ...missing,
  rule: 'pay-reversed',
  level: 'fix',
  field,
  says,
  because: NOTICE,
  instead: '调换两个数，或改正其中一个',
})

const bonusFindings = ({ bonusKind, bonusMin, bonusMax }: JobDraft): Finding[] =>
  bonusKind === '1' && bonusMin !== null && bonusMax !== null && bonusMin > bonusMax
    ? [reversed('bonusMax', '最高绩效或提成不能低于最低绩效或提成')]
    : []

/** Whether the parts come to the pay that is stated above them. */
function sumFindings(draft: JobDraft): Finding[] {
  const { wageMin, wageMax } = draft
  const sum = sumOf(payPartsOf(draft))
  if (baseOf(draft) === null || sum === null || sum.least > sum.most) return []
  if (wageMin === null || wageMax === null || wageMin > wageMax) return []
  if (sum.least === wageMin && sum.most === wageMax) return []
  const apart = sum.most < wageMin || sum.least > wageMax
  const comes = sum.least === sum.most ? `${sum.least}` : `${sum.least}–${sum.most}`
  return [
    {
      ...missing,
      rule: 'pay-sum',
      level: apart ? 'fix' : 'advice',
      field: sum.least === wageMin || sum.least > wageMax ? 'wageMax' : 'wageMin',
      says: `各部分相加每月 ${comes} 元，与月薪 ${wageMin}–${wageMax} 元不一致`,
      because: NOTICE,
      instead: `月薪改为 ${comes} 元，或改各部分的金额`,
    },
  ]
}

function probationFindings({ probation, probationPay, wageMin, nature }: JobDraft, today: string): Finding[] {
  if (!(Number(probation) > 0) || probationPay === null) return []
  const lowest = lowestWage(today)
  const short = nature === '1' && wageMin !== null && wageMin >= lowest && (wageMin * probationPay) / 100 < lowest
  if (probationPay >= LOWEST_PROBATION_PAY && !short) return []
  return [
    {
      ...missing,
      rule: 'probation-pay',
      level: 'block',
      field: 'probationPay',
      quote: `${probationPay}%`,
      says: short
        ? `试用期工资低于全省最低工资标准（${lowest} 元）`
        : `试用期工资不得低于约定工资的 ${LOWEST_PROBATION_PAY}%`,
      because: '《劳动合同法》第二十条',
      instead: `改为 ${LOWEST_PROBATION_PAY}% 以上，并且不低于当地最低工资标准`,
    },
  ]
}

/** What does not hold in the composition of pay; nothing where none is stated. `today` is YYYY-MM-DD in China. */
export const checkPayParts = (draft: JobDraft, today: string): Finding[] => [
  ...baseFindings(draft, today),
  ...bonusFindings(draft),
  ...sumFindings(draft),
  ...probationFindings(draft, today),
]
