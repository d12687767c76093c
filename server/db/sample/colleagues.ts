import type { CompanyRole } from '#contract/company-roles'
import { sampleAccounts } from './accounts.ts'
import { DAY, isoOf, type Moments } from './moments.ts'
import { randomOf } from './random.ts'
import type { UserRow } from './seekers.ts'

export interface MemberRow {
  readonly user_id: string
  readonly company_id: number
  readonly role: CompanyRole
  readonly name: string
}

const [, , , , recruiter, reader] = sampleAccounts

const people = [
  { account: recruiter, name: '邹雨晴', role: 'recruiter', days: 160 },
  { account: reader, name: '万志刚', role: 'reader', days: 45 },
] as const

/** Those who act for the showcase company besides its owner. */
export function colleagues(moments: Moments, companyId: number, passwordHash: string) {
  const random = randomOf(7_041)
  const rows = people.map(({ account, name, role, days }) => {
    const joined = isoOf(moments.now - days * DAY)
    const user: UserRow = {
      id: random.uuid(),
      user_type: 1,
      phone: account.phone,
      nick_name: name,
      password_hash: passwordHash,
      created_at: joined,
      updated_at: joined,
      sample: true,
    }
    const member: MemberRow = { user_id: user.id, company_id: companyId, role, name }
    return { user, member }
  })
  return { users: rows.map(({ user }) => user), members: rows.map(({ member }) => member) }
}
