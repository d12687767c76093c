import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, flag, nothing, text } from './fields.ts'
import { captcha, companyRegistration, credentials, memberRegistration, mobile, retrieval } from './session-fields.ts'

/** Employers are userType 1, individuals userType 2 (specification section 3). */
export const userTypes = { employer: 1, individual: 2 } as const
export type UserType = (typeof userTypes)[keyof typeof userTypes]
const userType = () => z.union([z.literal(1), z.literal(2)])

/** Login success, without `code` (specification section 7). `expires_in` in seconds. */
const signedIn = () => z.object({ access_token: z.string(), expires_in: z.number(), userType: userType() })
export type SignedIn = z.output<ReturnType<typeof signedIn>>

/** Who is signed in; without `code`, like a login (specification section 7). */
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
    resumeId: z.optional(z.string()),
  })
export type UserInfo = z.output<ReturnType<typeof userInfo>>

export const purposes = ['login', 'register', 'retrieve'] as const
export type SmsPurpose = (typeof purposes)[number]

/**
 * A fresh challenge: four characters to draw, or a question in words for whoever can't see the picture. One use, five
 * minutes; rate limits, not the noise, do the real work.
 */
export const createCaptcha = endpoint({
  method: 'POST',
  path: '/verificationcode',
  summary: '获取图形验证码或文字问题',
  access: 'public',
  input: z.strictObject({ kind: z._default(z.enum(['picture', 'question']), 'picture') }),
  output: z.object({
    id: z.string(),
    kind: z.enum(['picture', 'question']),
    /** The four characters for the canvas, or the question's words. */
    content: z.string(),
    expiresIn: z.number(),
  }),
})

/** Sends a six-digit code; 60 s between two codes, five minutes of life, five tries, daily caps. */
export const sendSms = endpoint({
  method: 'POST',
  path: '/send_sms',
  summary: '发送短信验证码',
  access: 'public',
  input: z.strictObject({ phone: mobile(), purpose: z.enum(purposes), userType: userType(), captcha: captcha() }),
  output: z.object({ resendAfter: z.number(), expiresIn: z.number() }),
})

export const loginMember = endpoint({
  method: 'POST',
  path: '/member/login',
  summary: '个人登录',
  access: 'public',
  answer: 'bare',
  input: credentials(),
  output: signedIn(),
})

export const loginCompany = endpoint({
  method: 'POST',
  path: '/companys/login',
  summary: '单位登录',
  access: 'public',
  answer: 'bare',
  input: credentials(),
  output: signedIn(),
})

export const registerMember = endpoint({
  method: 'POST',
  path: '/member/register',
  summary: '个人注册',
  access: 'public',
  answer: 'bare',
  creates: true,
  input: memberRegistration(),
  output: signedIn(),
})

export const registerCompany = endpoint({
  method: 'POST',
  path: '/companys/register',
  summary: '单位注册',
  access: 'public',
  answer: 'bare',
  creates: true,
  input: companyRegistration(),
  output: signedIn(),
})

export const retrieveMemberPassword = endpoint({
  method: 'POST',
  path: '/member/retrievePassword',
  summary: '个人找回密码',
  access: 'public',
  input: retrieval(),
  output: done(),
})

export const retrieveCompanyPassword = endpoint({
  method: 'POST',
  path: '/companys/retrievePassword',
  summary: '单位找回密码',
  access: 'public',
  input: retrieval(),
  output: done(),
})

/** Exchanges a one-time ticket (60 s, one use) for a session: the token itself never travels in an address. */
export const autoLogin = endpoint({
  method: 'POST',
  path: '/auto_login',
  summary: '一次性凭据登录',
  access: 'public',
  answer: 'bare',
  input: z.strictObject({ ticket: text('登录凭据', { max: 128 }) }),
  output: signedIn(),
})

/** Makes a ticket for `autoLogin` for the person who asks, to carry a session to another device or host. */
export const createLoginTicket = endpoint({
  method: 'POST',
  path: '/auto_login/ticket',
  summary: '生成一次性登录凭据',
  access: 'login',
  input: nothing(),
  output: z.object({ ticket: z.string(), expiresIn: z.number() }),
})

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
