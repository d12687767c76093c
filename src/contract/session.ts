import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done, flag, nothing, text, uuid } from './fields.ts'
import {
  isCreditCode,
  isMobile,
  normaliseCreditCode,
  normaliseMobile,
  normalisePersonName,
  passwordProblem,
  personNameProblem,
} from './rules.ts'

/** Employers are userType 1, individuals userType 2 (specification section 3). */
export const userTypes = { employer: 1, individual: 2 } as const
export type UserType = (typeof userTypes)[keyof typeof userTypes]
const userType = () => z.union([z.literal(1), z.literal(2)])

/** A mobile number of mainland China; +86, spaces, dashes and full-width digits are taken and normalised. */
/* @__NO_SIDE_EFFECTS__ */
export const mobile = () =>
  z.string({ error: '请填写手机号' }).check(
    z.overwrite(normaliseMobile),
    z.refine(value => value !== '', { error: '请填写手机号', abort: true }),
    z.refine(isMobile, { error: '请填写 11 位手机号' }),
  )

/** A person's name as on the identity card: Chinese characters, rare ones included, and the interpunct. */
/* @__NO_SIDE_EFFECTS__ */
export const personName = (label: string) =>
  z.string({ error: `请填写${label}` }).check(
    z.overwrite(normalisePersonName),
    z.superRefine((value, context) => {
      const problem = personNameProblem(value)
      if (problem) context.addIssue({ code: 'custom', message: problem, input: value })
    }),
  )

/** A new password: 8 to 128 characters, none of the commonest ones, no rules of composition. */
/* @__NO_SIDE_EFFECTS__ */
export const newPassword = () =>
  z.string({ error: '请设置密码' }).check(
    z.superRefine((value, context) => {
      const problem = passwordProblem(value)
      if (problem) context.addIssue({ code: 'custom', message: problem, input: value })
    }),
  )

/** A password that is being checked, taken exactly as typed. */
const password = () =>
  z.string({ error: '请填写密码' }).check(z.minLength(1, '请填写密码'), z.maxLength(128, '密码最多 128 个字符'))

const smsCode = () => z.string({ error: '请填写短信验证码' }).check(z.regex(/^\d{6}$/, '请填写 6 位短信验证码'))

/** The answer to a captcha challenge. */
const captcha = () =>
  z.strictObject({
    id: uuid(),
    answer: z.string({ error: '请填写验证码' }).check(z.minLength(1, '请填写验证码'), z.maxLength(8, '验证码不正确')),
  })
export type CaptchaAnswer = z.input<ReturnType<typeof captcha>>

const consent = () =>
  z
    .boolean({ error: '请阅读并同意服务协议与隐私声明' })
    .check(z.refine(value => value, { error: '请阅读并同意服务协议与隐私声明' }))

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

const credentials = () =>
  z.discriminatedUnion('way', [
    z.strictObject({
      way: z.literal('password'),
      phone: mobile(),
      password: password(),
      captcha: z.optional(captcha()),
    }),
    z.strictObject({ way: z.literal('sms'), phone: mobile(), code: smsCode() }),
  ])

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
  input: z.strictObject({ phone: mobile(), code: smsCode(), password: newPassword(), consent: consent() }),
  output: signedIn(),
})

export const registerCompany = endpoint({
  method: 'POST',
  path: '/companys/register',
  summary: '单位注册',
  access: 'public',
  answer: 'bare',
  creates: true,
  input: z.strictObject({
    name: text('单位名称', { min: 4, max: 60 }),
    creditCode: z
      .string({ error: '请填写统一社会信用代码' })
      .check(
        z.overwrite(normaliseCreditCode),
        z.refine(isCreditCode, { error: '统一社会信用代码不正确，请核对 18 位代码' }),
      ),
    contactName: personName('联系人姓名'),
    phone: mobile(),
    code: smsCode(),
    password: newPassword(),
    consent: consent(),
  }),
  output: signedIn(),
})

const retrieval = () => z.strictObject({ phone: mobile(), code: smsCode(), password: newPassword() })

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
