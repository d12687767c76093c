import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/session.ts'

/** Employers are userType 1, individuals userType 2 (specification section 3). */
export const userTypes = { employer: 1, individual: 2 } as const
export type UserType = (typeof userTypes)[keyof typeof userTypes]

export type SignedIn = z.output<ReturnType<typeof schemas.signedIn>>

export type UserInfo = z.output<ReturnType<typeof schemas.userInfo>>

export const logout = endpoint<typeof schemas.logout>({
  method: 'POST',
  path: '/logout',
  access: 'login',
})

/** Read by the guard on navigation, for both user types. */
export const fetchUserInfo = endpoint<typeof schemas.fetchUserInfo>({
  method: 'GET',
  path: '/member/info',
  access: 'login',
  answer: 'bare',
})
