import { codes } from '#contract/codes'
import { type CompanyRole, mayActAs, roleNeeded } from '#contract/company-roles'
import { notFound, Refusal, signInAgain } from './refusal.ts'
import type { DeclaredCall } from './serve.ts'
import type { User } from './users.ts'

/** The role that a call takes of a company's members. */
export const leastRole = ({ endpoint: { access }, schemas: { role } }: DeclaredCall): CompanyRole =>
  role ?? (access === 'type1' ? 'recruiter' : 'reader')

/**
 * Lets a caller through to a call or throws: no (valid) token on a call that needs one asks to sign in again; the wrong
 * kind of account learns nothing, not even that there is such a call; a member whose role is too low hears which it takes.
 */
export function admit(call: DeclaredCall, user: User | null): void {
  const { access } = call.endpoint
  if (access === 'public') return
  if (user === null) throw signInAgain()
  const wanted = { login: user.userType, type1: 1, type2: 2 }[access]
  if (user.userType !== wanted) throw notFound()
  if (user.userType !== 1) return
  const least = leastRole(call)
  if (!mayActAs(user.role, least)) throw new Refusal(codes.roleTooLow, roleNeeded(least))
}
