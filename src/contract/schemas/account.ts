import * as z from 'zod/mini'
import { addressChange, cancellation, deviceId, identityProof, passwordChange } from '../account-fields.ts'
import type { Schemas } from '../endpoint.ts'
import { done, nothing, text } from '../fields.ts'
import { servicemanRegistration } from '../serviceman-fields.ts'
import { signedIn } from './session.ts'

export const accountInfo = () =>
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

export const getAccount = {
  summary: '我的账号',
  input: nothing(),
  output: accountInfo(),
} satisfies Schemas

export const sendIdentityCode = {
  summary: '向本账号的手机或邮箱发送身份确认验证码',
  input: z.strictObject({ to: z.enum(['phone', 'email']) }),
  output: z.object({ resendAfter: z.number(), expiresIn: z.number() }),
} satisfies Schemas

export const proveIdentity = {
  summary: '确认身份',
  input: identityProof(),
  output: z.object({ provedUntil: z.number() }),
} satisfies Schemas

export const updateMemberPassword = {
  summary: '个人修改密码',
  input: passwordChange(),
  output: done(),
} satisfies Schemas

export const updateCompanyPassword = {
  summary: '单位修改密码',
  role: 'reader',
  input: passwordChange(),
  output: done(),
} satisfies Schemas

export const updateMemberAddress = {
  summary: '个人更换手机号或邮箱',
  input: addressChange(),
  output: accountInfo(),
} satisfies Schemas

export const updateCompanyAddress = {
  summary: '单位更换手机号或邮箱',
  role: 'reader',
  input: addressChange(),
  output: accountInfo(),
} satisfies Schemas

export const device = () =>
  z.object({
    id: z.string(),
    /** Rough words such as “Android 手机 · 微信”. */
    device: z.string(),
    createdAt: z.number(),
    seenAt: z.number(),
    /** The one that asks. */
    current: z.boolean(),
  })

export const listDevices = {
  summary: '登录中的设备',
  input: nothing(),
  output: z.object({ list: z.array(device()) }),
} satisfies Schemas

export const endDevice = {
  summary: '让一台设备退出登录',
  input: deviceId(),
  output: done(),
} satisfies Schemas

export const endOtherDevices = {
  summary: '让其他设备全部退出登录',
  input: nothing(),
  output: z.object({ ended: z.number() }),
} satisfies Schemas

export const blocker = () =>
  z.object({
    /** `handover`: other members would be left without an owner; the count is theirs. */
    kind: z.enum(['interviews', 'offers', 'jobs', 'applicants', 'handover', 'exams']),
    count: z.number(),
  })

export const previewCancellation = {
  summary: '注销前检查',
  input: nothing(),
  output: z.object({
    blockers: z.array(blocker()),
    resumes: z.number(),
    applications: z.number(),
    favourites: z.number(),
    messages: z.number(),
  }),
} satisfies Schemas

export const cancelAccount = {
  summary: '注销账号',
  input: cancellation(),
  output: z.object({ closesAt: z.number() }),
} satisfies Schemas

export const exportAccount = {
  summary: '下载我的数据',
  input: nothing(),
  output: z.unknown(),
} satisfies Schemas

export const consentRow = () =>
  z.object({
    purpose: z.string(),
    version: z.string(),
    givenAt: z.number(),
    /** 0 while it stands. */
    withdrawnAt: z.number(),
    withdrawable: z.boolean(),
  })

export const listConsents = {
  summary: '我同意过的内容',
  input: nothing(),
  output: z.object({ list: z.array(consentRow()) }),
} satisfies Schemas

export const withdrawConsent = {
  summary: '撤回同意',
  input: z.strictObject({ purpose: text('事项', { max: 40 }) }),
  output: z.object({ list: z.array(consentRow()) }),
} satisfies Schemas

export const registerServiceman = {
  summary: '退役军人注册',
  input: servicemanRegistration(),
  output: z.extend(signedIn(), { resumeId: z.string() }),
} satisfies Schemas

export const updateNickname = {
  summary: '修改昵称',
  input: z.strictObject({ nickName: text('昵称', { min: 2, max: 20 }) }),
  output: accountInfo(),
} satisfies Schemas

export const updateAvatar = {
  summary: '更换头像',
  input: z.strictObject({ files: z.array(z.instanceof(Blob)).check(z.length(1, '请选择一张图片')) }),
  output: accountInfo(),
} satisfies Schemas
