import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, flag, nothing } from '../fields.ts'
import { licenceStandings } from '../licence-standing.ts'

export const userType = () => z.union([z.literal(1), z.literal(2)])

/** Login success, without `code` (specification section 7). `expires_in` in seconds. */
export const signedIn = () => z.object({ access_token: z.string(), expires_in: z.number(), userType: userType() })

/** Who is signed in; without `code`, like a login (specification section 7). */
export const userInfo = () =>
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
    /** How that company stands with the check of its licence, on which depends what it may do; `none` for seekers. */
    licenceStanding: z.enum(licenceStandings),
    resumeId: z.optional(z.string()),
  })

export const logout = {
  summary: '退出登录',
  input: z.strictObject({ everywhere: flag() }),
  output: done(),
} satisfies Schemas

export const fetchUserInfo = {
  summary: '当前登录用户',
  input: nothing(),
  output: userInfo(),
} satisfies Schemas
