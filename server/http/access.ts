import type { Access } from '#contract/endpoint'
import { notFound, signInAgain } from './refusal.ts'
import type { User } from './users.ts'

/**
 * Lets a caller through to a call or throws: no (valid) token on a call that needs one asks to sign in again; the wrong
 * kind of account learns nothing, not even that there is such a call.
 */
export function admit(access: Access, user: User | null): void {
  if (access === 'public') return
  if (user === null) throw signInAgain()
  const wanted = { login: user.userType, type1: 1, type2: 2 }[access]
  if (user.userType !== wanted) throw notFound()
}
