import * as z from 'zod/mini'
import { companyRoles } from './company-roles.ts'
import { text } from './fields.ts'
import { consent, mobile, newPassword, personName, smsCode } from './session-fields.ts'

/* @__NO_SIDE_EFFECTS__ */
export const memberRole = () => z.enum(companyRoles, { error: '请选择角色' })

/** Whom an owner invites. */
/* @__NO_SIDE_EFFECTS__ */
export const memberInvitation = () => z.strictObject({ name: personName('姓名'), phone: mobile(), role: memberRole() })

/** One's own name, as colleagues see it. */
/* @__NO_SIDE_EFFECTS__ */
export const memberNaming = () => z.strictObject({ name: personName('姓名') })

/** The secret of an invitation, as the text message carries it. */
/* @__NO_SIDE_EFFECTS__ */
export const invitationToken = () => text('邀请链接', { max: 64 })

/** Whoever was invited makes their account; the phone is the one that was invited. */
/* @__NO_SIDE_EFFECTS__ */
export const joining = () =>
  z.strictObject({
    token: invitationToken(),
    code: smsCode(),
    name: personName('姓名'),
    password: newPassword(),
    consent: consent(),
  })
