import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/sign-in.ts'

// How a session begins, apart from what every visit asks about it, so that first visits carry less.

/** What a code may be asked for by whoever knows a number; `bind` makes it that of the account. */
export const smsPurposes = ['login', 'register', 'retrieve', 'bind'] as const
export type SmsPurpose = (typeof smsPurposes)[number]
/** The same for an e-mail address, by which nobody signs in or registers. */
export const emailPurposes = ['retrieve', 'bind'] as const
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
export const createCaptcha = endpoint<typeof schemas.createCaptcha>({
  method: 'POST',
  path: '/verificationcode',
  access: 'public',
})

/**
 * Sends a six-digit code; 60 s between two codes, five minutes of life, five tries, daily caps. `order` comes back with
 * the code, and stands for the captcha when the next code for the same use is asked for.
 */
export const sendSms = endpoint<typeof schemas.sendSms>({
  method: 'POST',
  path: '/send_sms',
  access: 'public',
})

/** The same by e-mail. */
export const sendEmail = endpoint<typeof schemas.sendEmail>({
  method: 'POST',
  path: '/send_email',
  access: 'public',
})

export const loginMember = endpoint<typeof schemas.loginMember>({
  method: 'POST',
  path: '/member/login',
  access: 'public',
  answer: 'bare',
})

export const loginCompany = endpoint<typeof schemas.loginCompany>({
  method: 'POST',
  path: '/companys/login',
  access: 'public',
  answer: 'bare',
})

export const registerMember = endpoint<typeof schemas.registerMember>({
  method: 'POST',
  path: '/member/register',
  access: 'public',
  answer: 'bare',
  creates: true,
})

export const registerCompany = endpoint<typeof schemas.registerCompany>({
  method: 'POST',
  path: '/companys/register',
  access: 'public',
  answer: 'bare',
  creates: true,
})

export const retrieveMemberPassword = endpoint<typeof schemas.retrieveMemberPassword>({
  method: 'POST',
  path: '/member/retrievePassword',
  access: 'public',
})

export const retrieveCompanyPassword = endpoint<typeof schemas.retrieveCompanyPassword>({
  method: 'POST',
  path: '/companys/retrievePassword',
  access: 'public',
})

/** Exchanges a one-time ticket (60 s, one use) for a session: the token itself never travels in an address. */
export const autoLogin = endpoint<typeof schemas.autoLogin>({
  method: 'POST',
  path: '/auto_login',
  access: 'public',
  answer: 'bare',
})

/** Makes a ticket for `autoLogin` for the person who asks, to carry a session to another device or host. */
export const createLoginTicket = endpoint<typeof schemas.createLoginTicket>({
  method: 'POST',
  path: '/auto_login/ticket',
  access: 'login',
})

/** Brings back an account within the grace period of its cancellation, by the ticket that the sign-in gave. */
export const returnToAccount = endpoint<typeof schemas.returnToAccount>({
  method: 'POST',
  path: '/account/return',
  access: 'public',
  answer: 'bare',
})
