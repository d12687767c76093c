import type { CompanyRecord } from '#contract/companies'

/** How an employer kept its word to job fairs: 近两年到场 6 场，订了展位没有到场 1 场. */
export function fairsText({ attended, missed }: CompanyRecord['fairs']): string {
  if (attended + missed === 0) return '近两年没有参加过招聘会'
  return missed === 0
    ? `近两年到场 ${attended} 场，没有缺席`
    : `近两年到场 ${attended} 场，订了展位没有到场 ${missed} 场`
}
