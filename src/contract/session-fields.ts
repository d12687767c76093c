import * as z from 'zod/mini'
import { isUuid, text } from './fields.ts'
import {
  isCreditCode,
  isMobile,
  normaliseCreditCode,
  normaliseMobile,
  normalisePersonName,
  passwordProblem,
  personNameProblem,
} from './rules.ts'

/** A mobile number of mainland China; +86, spaces, dashes and full-width digits are taken and normalised. */
/* @__NO_SIDE_EFFECTS__ */
export const mobile = () =>
  z.string({ error: '请填写手机号' }).check(
    z.overwrite(normaliseMobile),
    z.refine(value => value !== '', { error: '请填写手机号', abort: true }),
    z.refine(isMobile, { error: '请填写 11 位手机号' }),
  )

/** An e-mail address that mail can reach, in small letters and half width: one mailbox is one address. */
/* @__NO_SIDE_EFFECTS__ */
export const emailAddress = () =>
  z.string({ error: '请填写邮箱' }).check(
    z.overwrite(value => value.normalize('NFKC').trim().toLowerCase()),
    z.refine(value => value !== '', { error: '请填写邮箱', abort: true }),
    z.maxLength(100, '邮箱最多 100 个字符'),
    z.regex(/^[a-z0-9_.+-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/, {
      error: '邮箱格式不正确，例如 name@example.com',
    }),
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
/* @__NO_SIDE_EFFECTS__ */
export const password = () =>
  z.string({ error: '请填写密码' }).check(z.minLength(1, '请填写密码'), z.maxLength(128, '密码最多 128 个字符'))

/** The six digits of a text message. */
/* @__NO_SIDE_EFFECTS__ */
export const smsCode = () => z.string({ error: '请填写短信验证码' }).check(z.regex(/^\d{6}$/, '请填写 6 位短信验证码'))

/** The six digits of an e-mail. */
/* @__NO_SIDE_EFFECTS__ */
export const emailCode = () =>
  z.string({ error: '请填写邮箱验证码' }).check(z.regex(/^\d{6}$/, '请填写 6 位邮箱验证码'))

/**
 * What the sending of a code answered, given back with the code: wrong codes of others are not counted against whoever
 * ordered it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const codeOrder = () => z.optional(z.string().check(z.maxLength(64, '验证码已失效，请重新获取')))

/** What is said where a captcha has to be answered, and where it is answered before it has come. */
export const captchaWords = { unanswered: '请填写验证码', pending: '验证码还没有取到，请稍等片刻再试' } as const

/** The answer to a captcha challenge. People see its answer alone, so a challenge that is missing is a fault of that. */
/* @__NO_SIDE_EFFECTS__ */
export const captcha = () =>
  z
    .strictObject({
      id: z.string({ error: captchaWords.pending }).check(z.maxLength(36, captchaWords.pending)),
      answer: z
        .string({ error: captchaWords.unanswered })
        .check(z.minLength(1, captchaWords.unanswered), z.maxLength(8, '验证码不正确')),
    })
    .check(z.refine(({ id }) => isUuid(id), { path: ['answer'], error: captchaWords.pending }))
export type CaptchaAnswer = z.input<ReturnType<typeof captcha>>

/* @__NO_SIDE_EFFECTS__ */
export const consent = () =>
  z
    .boolean({ error: '请阅读并同意服务协议与隐私声明' })
    .check(z.refine(value => value, { error: '请阅读并同意服务协议与隐私声明' }))

/** The two ways to sign in, each with its own fields. */
/* @__NO_SIDE_EFFECTS__ */
export const credentials = () =>
  z.discriminatedUnion('way', [
    z.strictObject({
      way: z.literal('password'),
      phone: mobile(),
      password: password(),
      captcha: z.optional(captcha()),
    }),
    z.strictObject({ way: z.literal('sms'), phone: mobile(), code: smsCode(), order: codeOrder() }),
  ])

/** A forgotten password, proven by the phone, and a new one. */
/* @__NO_SIDE_EFFECTS__ */
export const retrievalByPhone = () =>
  z.strictObject({
    way: z.literal('phone'),
    phone: mobile(),
    code: smsCode(),
    order: codeOrder(),
    password: newPassword(),
  })

/** The same, proven by the e-mail address of the account. */
/* @__NO_SIDE_EFFECTS__ */
export const retrievalByEmail = () =>
  z.strictObject({
    way: z.literal('email'),
    email: emailAddress(),
    code: emailCode(),
    order: codeOrder(),
    password: newPassword(),
  })

/* @__NO_SIDE_EFFECTS__ */
export const retrieval = () => z.discriminatedUnion('way', [retrievalByPhone(), retrievalByEmail()])

/** An individual registers. */
/* @__NO_SIDE_EFFECTS__ */
export const memberRegistration = () =>
  z.strictObject({
    phone: mobile(),
    code: smsCode(),
    order: codeOrder(),
    password: newPassword(),
    consent: consent(),
  })

/** A company registers, by the person who acts for it. */
/* @__NO_SIDE_EFFECTS__ */
export const companyRegistration = () =>
  z.strictObject({
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
    order: codeOrder(),
    password: newPassword(),
    consent: consent(),
  })
