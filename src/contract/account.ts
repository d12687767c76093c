import type * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/account.ts'

/** Days between the wish to cancel an account and its end, in which one may come back. */
export const GRACE_DAYS = 15

export type AccountInfo = z.output<ReturnType<typeof schemas.accountInfo>>

export const getAccount = endpoint<typeof schemas.getAccount>({
  method: 'GET',
  path: '/account/info',
  access: 'login',
})

/** Sends a code to the account's own phone or e-mail address; nobody needs to type it. */
export const sendIdentityCode = endpoint<typeof schemas.sendIdentityCode>({
  method: 'POST',
  path: '/account/identity_code',
  access: 'login',
})

/** Proves that it is the person themself: for a quarter of an hour this session may do what cannot be undone. */
export const proveIdentity = endpoint<typeof schemas.proveIdentity>({
  method: 'POST',
  path: '/account/identity',
  access: 'login',
})

export const updateMemberPassword = endpoint<typeof schemas.updateMemberPassword>({
  method: 'POST',
  path: '/member/updatePassword',
  access: 'type2',
})

export const updateCompanyPassword = endpoint<typeof schemas.updateCompanyPassword>({
  method: 'POST',
  path: '/companys/updatePassword',
  access: 'type1',
})

/** Demands a proved identity (`identityNeeded` otherwise), hence both sides are verified. */
export const updateMemberAddress = endpoint<typeof schemas.updateMemberAddress>({
  method: 'POST',
  path: '/member/editPersonalPhoneOrEmail',
  access: 'type2',
})

export const updateCompanyAddress = endpoint<typeof schemas.updateCompanyAddress>({
  method: 'POST',
  path: '/companys/updateMobileEmail',
  access: 'type1',
})

export type Device = z.output<ReturnType<typeof schemas.device>>

export const listDevices = endpoint<typeof schemas.listDevices>({
  method: 'GET',
  path: '/account/devices',
  access: 'login',
})

export const endDevice = endpoint<typeof schemas.endDevice>({
  method: 'POST',
  path: '/account/devices/end',
  access: 'login',
})

export const endOtherDevices = endpoint<typeof schemas.endOtherDevices>({
  method: 'POST',
  path: '/account/devices/end_others',
  access: 'login',
})

export type Blocker = z.output<ReturnType<typeof schemas.blocker>>

/** What stands in the way of cancelling, and what would be lost. */
export const previewCancellation = endpoint<typeof schemas.previewCancellation>({
  method: 'GET',
  path: '/account/cancellation',
  access: 'login',
})

/** Demands a proved identity. Signs out everywhere; everything personal goes after the grace period. */
export const cancelAccount = endpoint<typeof schemas.cancelAccount>({
  method: 'POST',
  path: '/member/cancellation',
  access: 'login',
})

/** Everything that is stored of a person, as one JSON file. Demands a proved identity. */
export const exportAccount = endpoint<typeof schemas.exportAccount>({
  method: 'POST',
  path: '/account/export',
  access: 'login',
  answer: 'binary',
})

export type ConsentRow = z.output<ReturnType<typeof schemas.consentRow>>

export const listConsents = endpoint<typeof schemas.listConsents>({
  method: 'GET',
  path: '/account/consents',
  access: 'login',
})

export const withdrawConsent = endpoint<typeof schemas.withdrawConsent>({
  method: 'POST',
  path: '/account/consents/withdraw',
  access: 'login',
})

/** An ex-serviceman's account, with a resume begun: signs in as an individual. */
export const registerServiceman = endpoint<typeof schemas.registerServiceman>({
  method: 'POST',
  path: '/member/soldier_register',
  access: 'public',
  answer: 'bare',
  creates: true,
})

export const updateNickname = endpoint<typeof schemas.updateNickname>({
  method: 'POST',
  path: '/member/update',
  access: 'type2',
})

export const updateAvatar = endpoint<typeof schemas.updateAvatar>({
  method: 'POST',
  path: '/member/updateAvatars',
  access: 'type2',
  body: 'multipart',
})
