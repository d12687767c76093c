import * as z from 'zod/mini'
import type { Schemas } from '../endpoint.ts'
import { done, nothing, text } from '../fields.ts'
import {
  captcha,
  codeOrder,
  companyRegistration,
  credentials,
  emailAddress,
  memberRegistration,
  mobile,
  retrieval,
} from '../session-fields.ts'
import { emailPurposes, smsPurposes } from '../sign-in.ts'
import { signedIn, userType } from './session.ts'

export const createCaptcha = {
  summary: '获取图形验证码或文字问题',
  input: z.strictObject({ kind: z._default(z.enum(['picture', 'question']), 'picture') }),
  output: z.object({
    id: z.string(),
    kind: z.enum(['picture', 'question']),
    /** The four characters for the canvas, or the question's words. */
    content: z.string(),
    expiresIn: z.number(),
  }),
} satisfies Schemas

const codeSent = () => z.object({ resendAfter: z.number(), expiresIn: z.number(), order: z.string() })

export const sendSms = {
  summary: '发送短信验证码',
  input: z.strictObject({
    phone: mobile(),
    purpose: z.enum(smsPurposes),
    userType: userType(),
    captcha: z.optional(captcha()),
    order: codeOrder(),
  }),
  output: codeSent(),
} satisfies Schemas

export const sendEmail = {
  summary: '发送邮箱验证码',
  input: z.strictObject({
    email: emailAddress(),
    purpose: z.enum(emailPurposes),
    userType: userType(),
    captcha: z.optional(captcha()),
    order: codeOrder(),
  }),
  output: codeSent(),
} satisfies Schemas

export const loginMember = {
  summary: '个人登录',
  input: credentials(),
  output: signedIn(),
} satisfies Schemas

export const loginCompany = {
  summary: '单位登录',
  input: credentials(),
  output: signedIn(),
} satisfies Schemas

export const registerMember = {
  summary: '个人注册',
  input: memberRegistration(),
  output: signedIn(),
} satisfies Schemas

export const registerCompany = {
  summary: '单位注册',
  input: companyRegistration(),
  output: signedIn(),
} satisfies Schemas

export const retrieveMemberPassword = {
  summary: '个人找回密码',
  input: retrieval(),
  output: done(),
} satisfies Schemas

export const retrieveCompanyPassword = {
  summary: '单位找回密码',
  input: retrieval(),
  output: done(),
} satisfies Schemas

export const autoLogin = {
  summary: '一次性凭据登录',
  input: z.strictObject({ ticket: text('登录凭据', { max: 128 }) }),
  output: signedIn(),
} satisfies Schemas

export const createLoginTicket = {
  summary: '生成一次性登录凭据',
  input: nothing(),
  output: z.object({ ticket: z.string(), expiresIn: z.number() }),
} satisfies Schemas

export const returnToAccount = {
  summary: '撤销注销并登录',
  input: z.strictObject({ ticket: text('凭据', { max: 128 }) }),
  output: signedIn(),
} satisfies Schemas
