import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, nothing, text } from './fields.ts'
import { signedIn, userType } from './session.ts'
import {
  captcha,
  codeOrder,
  companyRegistration,
  credentials,
  emailAddress,
  memberRegistration,
  mobile,
  retrieval,
} from './session-fields.ts'

// How a session begins, apart from what every visit asks about it, so that first visits carry less.

/** What a code may be asked for by whoever knows a number; `bind` makes it that of the account. */
const purposes = ['login', 'register', 'retrieve', 'bind'] as const
export type SmsPurpose = (typeof purposes)[number]
/** The same for an e-mail address, by which nobody signs in or registers. */
const emailPurposes = ['retrieve', 'bind'] as const
export type EmailPurpose = (typeof emailPurposes)[number]
/**
 * What a code opens, and nothing else; `identity` is sent to the account's own addresses alone, `join` to whom a company
 * has invited.
 */
export type CodePurpose = SmsPurpose | 'identity' | 'join'

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

const codeSent = () => z.object({ resendAfter: z.number(), expiresIn: z.number(), order: z.string() })

/**
 * Sends a six-digit code; 60 s between two codes, five minutes of life, five tries, daily caps. `order` comes back with
 * the code, and stands for the captcha when the next code for the same use is asked for.
 */
export const sendSms = endpoint({
  method: 'POST',
  path: '/send_sms',
  summary: '发送短信验证码',
  access: 'public',
  input: z.strictObject({
    phone: mobile(),
    purpose: z.enum(purposes),
    userType: userType(),
    captcha: z.optional(captcha()),
    order: codeOrder(),
  }),
  output: codeSent(),
})

/** The same by e-mail. */
export const sendEmail = endpoint({
  method: 'POST',
  path: '/send_email',
  summary: '发送邮箱验证码',
  access: 'public',
  input: z.strictObject({
    email: emailAddress(),
    purpose: z.enum(emailPurposes),
    userType: userType(),
    captcha: z.optional(captcha()),
    order: codeOrder(),
  }),
  output: codeSent(),
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

/** Brings back an account within the grace period of its cancellation, by the ticket that the sign-in gave. */
export const returnToAccount = endpoint({
  method: 'POST',
  path: '/account/return',
  summary: '撤销注销并登录',
  access: 'public',
  answer: 'bare',
  input: z.strictObject({ ticket: text('凭据', { max: 128 }) }),
  output: signedIn(),
})
