import * as z from 'zod/mini'
import { joining } from '#contract/member-fields'
import {
  companyRegistration as companyEntry,
  credentials as eitherWay,
  memberRegistration as memberEntry,
  retrievalByEmail,
  retrievalByPhone,
} from '#contract/session-fields'

/** The two ways to sign in, each with its own fields. */
export const credentials = /* @__PURE__ */ eitherWay()

const captcha = () => z.optional(z.string())

/** The contract's rules for a registration form: what is sent, and the captcha that only asks for a code. */
export const memberRegistration = () => z.extend(memberEntry(), { captcha: captcha() })
/** With the licence, which is handed in as soon as there is an account to hand it in from. */
export const companyRegistration = () =>
  z.extend(companyEntry(), {
    captcha: captcha(),
    licence: z.array(z.instanceof(File)).check(z.length(1, '请上传营业执照')),
  })
/** Joining a company; the secret comes with the link. */
export const joiningEntry = () => z.omit(joining(), { token: true })
export const phoneRetrieval = () => z.extend(retrievalByPhone(), { captcha: captcha() })
export const emailRetrieval = () => z.extend(retrievalByEmail(), { captcha: captcha() })
