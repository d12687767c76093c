import { companyRoleLabels, companyRoles, companyRoleWords } from '#contract/company-roles'
import { formatDate } from '#platform/dates'

/** The roles to choose from, each with what it may do. */
export const roleChoices = companyRoles.map(value => ({
  value,
  label: companyRoleLabels[value],
  hint: companyRoleWords[value],
}))

/** When somebody was last here. */
export const seenWords = (seenAt: number) => (seenAt === 0 ? '还没有登录记录' : formatDate(seenAt))
