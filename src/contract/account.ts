import * as z from 'zod/mini'
import { addressChange, cancellation, deviceId, identityProof, passwordChange } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { done, nothing, text } from './fields.ts'
import { servicemanRegistration } from './serviceman-fields.ts'
import { signedIn } from './session.ts'

/** Days between the wish to cancel an account and its end, in which one may come back. */
export const GRACE_DAYS = 15

const accountInfo = () =>
  z.object({
    /** With its middle hidden, 139****0001. */
    phone: z.string(),
    /** With its middle hidden, w***@example.com; '' for none. */
    email: z.string(),
    nickName: z.string(),
    /** Address of the picture; '' for the default one. */
    avatars: z.string(),
    /** False for accounts that were made without one: they set one by “forgotten password”. */
    hasPassword: z.boolean(),
    registeredAt: z.number(),
    /** Until when this session counts as that of the person themself, in milliseconds; 0 for not at all. */
    provedUntil: z.number(),
  })
export type AccountInfo = z.output<ReturnType<typeof accountInfo>>

export const getAccount = endpoint({
  method: 'GET',
  path: '/account/info',
  summary: '我的账号',
  access: 'login',
  input: nothing(),
  output: accountInfo(),
})

/** Sends a code to the account's own phone or e-mail address; nobody needs to type it. */
export const sendIdentityCode = endpoint({
  method: 'POST',
  path: '/account/identity_code',
  summary: '向本账号的手机或邮箱发送身份确认验证码',
  access: 'login',
  input: z.strictObject({ to: z.enum(['phone', 'email']) }),
  output: z.object({ resendAfter: z.number(), expiresIn: z.number() }),
})

/** Proves that it is the person themself: for a quarter of an hour this session may do what cannot be undone. */
export const proveIdentity = endpoint({
  method: 'POST',
  path: '/account/identity',
  summary: '确认身份',
  access: 'login',
  input: identityProof(),
  output: z.object({ provedUntil: z.number() }),
})

export const updateMemberPassword = endpoint({
  method: 'POST',
  path: '/member/updatePassword',
  summary: '个人修改密码',
  access: 'type2',
  input: passwordChange(),
  output: done(),
})

export const updateCompanyPassword = endpoint({
  method: 'POST',
  path: '/companys/updatePassword',
  summary: '单位修改密码',
  access: 'type1',
  role: 'reader',
  input: passwordChange(),
  output: done(),
})

/** Demands a proved identity (`identityNeeded` otherwise), hence both sides are verified. */
export const updateMemberAddress = endpoint({
  method: 'POST',
  path: '/member/editPersonalPhoneOrEmail',
  summary: '个人更换手机号或邮箱',
  access: 'type2',
  input: addressChange(),
  output: accountInfo(),
})

export const updateCompanyAddress = endpoint({
  method: 'POST',
  path: '/companys/updateMobileEmail',
  summary: '单位更换手机号或邮箱',
  access: 'type1',
  role: 'reader',
  input: addressChange(),
  output: accountInfo(),
})

const device = () =>
  z.object({
    id: z.string(),
    /** Rough words such as “Android 手机 · 微信”. */
    device: z.string(),
    createdAt: z.number(),
    seenAt: z.number(),
    /** The one that asks. */
    current: z.boolean(),
  })
export type Device = z.output<ReturnType<typeof device>>

export const listDevices = endpoint({
  method: 'GET',
  path: '/account/devices',
  summary: '登录中的设备',
  access: 'login',
  input: nothing(),
  output: z.object({ list: z.array(device()) }),
})

export const endDevice = endpoint({
  method: 'POST',
  path: '/account/devices/end',
  summary: '让一台设备退出登录',
  access: 'login',
  input: deviceId(),
  output: done(),
})

export const endOtherDevices = endpoint({
  method: 'POST',
  path: '/account/devices/end_others',
  summary: '让其他设备全部退出登录',
  access: 'login',
  input: nothing(),
  output: z.object({ ended: z.number() }),
})

const blocker = () =>
  z.object({
    /** `handover`: other members would be left without an owner; the count is theirs. */
    kind: z.enum(['interviews', 'offers', 'jobs', 'applicants', 'handover']),
    count: z.number(),
  })
export type Blocker = z.output<ReturnType<typeof blocker>>

/** What stands in the way of cancelling, and what would be lost. */
export const previewCancellation = endpoint({
  method: 'GET',
  path: '/account/cancellation',
  summary: '注销前检查',
  access: 'login',
  input: nothing(),
  output: z.object({
    blockers: z.array(blocker()),
    resumes: z.number(),
    applications: z.number(),
    favourites: z.number(),
    messages: z.number(),
  }),
})

/** Demands a proved identity. Signs out everywhere; everything personal goes after the grace period. */
export const cancelAccount = endpoint({
  method: 'POST',
  path: '/member/cancellation',
  summary: '注销账号',
  access: 'login',
  input: cancellation(),
  output: z.object({ closesAt: z.number() }),
})

/** Everything that is stored of a person, as one JSON file. Demands a proved identity. */
export const exportAccount = endpoint({
  method: 'POST',
  path: '/account/export',
  summary: '下载我的数据',
  access: 'login',
  answer: 'binary',
  input: nothing(),
  output: z.unknown(),
})

const consentRow = () =>
  z.object({
    purpose: z.string(),
    version: z.string(),
    givenAt: z.number(),
    /** 0 while it stands. */
    withdrawnAt: z.number(),
    withdrawable: z.boolean(),
  })
export type ConsentRow = z.output<ReturnType<typeof consentRow>>

export const listConsents = endpoint({
  method: 'GET',
  path: '/account/consents',
  summary: '我同意过的内容',
  access: 'login',
  input: nothing(),
  output: z.object({ list: z.array(consentRow()) }),
})

export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/account/consents/withdraw',
  summary: '撤回同意',
  access: 'login',
  input: z.strictObject({ purpose: text('事项', { max: 40 }) }),
  output: z.object({ list: z.array(consentRow()) }),
})

/** An ex-serviceman's account, with a resume begun: signs in as an individual. */
export const registerServiceman = endpoint({
  method: 'POST',
  path: '/member/soldier_register',
  summary: '退役军人注册',
  access: 'public',
  answer: 'bare',
  creates: true,
  input: servicemanRegistration(),
  output: z.extend(signedIn(), { resumeId: z.string() }),
})

export const updateNickname = endpoint({
  method: 'POST',
  path: '/member/update',
  summary: '修改昵称',
  access: 'type2',
  input: z.strictObject({ nickName: text('昵称', { min: 2, max: 20 }) }),
  output: accountInfo(),
})

export const updateAvatar = endpoint({
  method: 'POST',
  path: '/member/updateAvatars',
  summary: '更换头像',
  access: 'type2',
  body: 'multipart',
  input: z.strictObject({ files: z.array(z.instanceof(Blob)).check(z.length(1, '请选择一张图片')) }),
  output: accountInfo(),
})
