import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, flag, nothing } from './fields.ts'

/** Employers are userType 1, individuals userType 2 (specification section 3). */
export const userTypes = { employer: 1, individual: 2 } as const
export type UserType = (typeof userTypes)[keyof typeof userTypes]
/* @__NO_SIDE_EFFECTS__ */
export const userType = () => z.union([z.literal(1), z.literal(2)])

/** Login success, without `code` (specification section 7). `expires_in` in seconds. */
/* @__NO_SIDE_EFFECTS__ */
export const signedIn = () => z.object({ access_token: z.string(), expires_in: z.number(), userType: userType() })
export type SignedIn = z.output<ReturnType<typeof signedIn>>

/** Who is signed in; without `code`, like a login (specification section 7). */
/* @__NO_SIDE_EFFECTS__ */
const userInfo = () =>
  z.object({
    access_token: z.string(),
    expires_in: z.number(),
    userType: userType(),
    /** Whose account it is: what a person typed is kept in the browser for this one alone. */
    userId: z.string(),
    nickName: z.string(),
    /** Address of the picture; '' for the default one of the user type. */
    avatars: z.string(),
    /** Unread messages. */
    pmsCount: z.number(),
    /** The company that an employer acts for; '' otherwise. */
    companyId: z.string(),
    /** What an employer may do for it (`CompanyRole`); '' otherwise. */
    companyRole: z.enum(['', 'reader', 'recruiter', 'owner']),
    /** The company has passed its check: until then postings wait, and nobody's name or contacts are shown. */
    companyVerified: z.boolean(),
    resumeId: z.optional(z.string()),
  })
export type UserInfo = z.output<ReturnType<typeof userInfo>>

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  summary: '退出登录',
  access: 'login',
  input: z.strictObject({ everywhere: flag() }),
  output: done(),
})

/** Read by the guard on navigation, for both user types. */
export const fetchUserInfo = endpoint({
  method: 'GET',
  path: '/member/info',
  summary: '当前登录用户',
  access: 'login',
  answer: 'bare',
  input: nothing(),
  output: userInfo(),
})
