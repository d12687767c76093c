import * as z from 'zod/mini'
import { uuid } from './fields.ts'
import { codeOrder, emailAddress, emailCode, mobile, newPassword, password, smsCode } from './session-fields.ts'

/** A new password by whoever still knows the old one. */
/* @__NO_SIDE_EFFECTS__ */
export const passwordChange = () => z.strictObject({ oldPassword: password(), password: newPassword() })

/** The ways to prove that it is the person themself who sits there. */
/* @__NO_SIDE_EFFECTS__ */
export const identityProof = () =>
  z.discriminatedUnion('way', [
    z.strictObject({ way: z.literal('password'), password: password() }),
    z.strictObject({ way: z.literal('phone'), code: smsCode() }),
    z.strictObject({ way: z.literal('email'), code: emailCode() }),
  ])

/** A new phone, proven by a code that was sent there. */
/* @__NO_SIDE_EFFECTS__ */
export const phoneChange = () =>
  z.strictObject({ kind: z.literal('phone'), phone: mobile(), code: smsCode(), order: codeOrder() })

/** The same for an e-mail address. */
/* @__NO_SIDE_EFFECTS__ */
export const emailChange = () =>
  z.strictObject({ kind: z.literal('email'), email: emailAddress(), code: emailCode(), order: codeOrder() })

/* @__NO_SIDE_EFFECTS__ */
export const addressChange = () => z.discriminatedUnion('kind', [phoneChange(), emailChange()])

/** Why people leave; asked, never demanded. */
export const leavingReasons = [
  { value: 'found', label: '已经找到工作或招到人' },
  { value: 'unused', label: '不再使用本网站' },
  { value: 'other-account', label: '还有其他账号' },
  { value: 'privacy', label: '担心个人信息安全' },
  { value: 'other', label: '其他原因' },
] as const

const understood = () =>
  z
    .boolean({ error: '请确认您已了解注销的后果' })
    .check(z.refine(value => value, { error: '请确认您已了解注销的后果' }))

/** Cancelling the account. */
/* @__NO_SIDE_EFFECTS__ */
export const cancellation = () =>
  z.strictObject({
    reason: z._default(
      z
        .string()
        .check(
          z.refine(value => value === '' || leavingReasons.some(reason => reason.value === value), '请重新选择原因'),
        ),
      '',
    ),
    understood: understood(),
  })

/** One of one's own signed-in devices. */
/* @__NO_SIDE_EFFECTS__ */
export const deviceId = () => z.strictObject({ id: uuid() })

/** What people agree to, and in which words the ledger names it. */
export const consentKinds: Readonly<Record<string, { readonly title: string; readonly about: string }>> = {
  'terms-and-privacy': {
    title: '服务协议与隐私声明',
    about: '使用账号的前提。不再同意时，请注销账号。',
  },
  serviceman: {
    title: '收集服役经历',
    about: '用于退役军人专场推荐和政策提醒。撤回后，登记的服役经历随即删除，账号和简历不受影响。',
  },
  exam: {
    title: '为考试报名使用身份证号码和照片',
    about: '用于核对报考资格、编排考场和制作准考证。报名提交前可以不再继续，提交后请取消报名。',
  },
  'alert-sms': {
    title: '用短信接收新职位提醒',
    about: '有新职位时每天最多发一条短信到您的手机，只在 8 点到 21 点之间发。撤回后不再发短信，站内消息照常。',
  },
}
