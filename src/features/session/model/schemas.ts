import * as z from 'zod/mini'
import {
  companyRegistration as companyEntry,
  credentials as eitherWay,
  memberRegistration as memberEntry,
  retrieval,
} from '#contract/session-fields'

/** The two ways to sign in, each with its own fields. */
export const credentials = /* @__PURE__ */ eitherWay()

const captcha = () => z.optional(z.string())

/** The contract's rules for a registration form: what is sent, and the captcha that only asks for a code. */
export const memberRegistration = () => z.extend(memberEntry(), { captcha: captcha() })
export const companyRegistration = () => z.extend(companyEntry(), { captcha: captcha() })
export const passwordRetrieval = () => z.extend(retrieval(), { captcha: captcha() })
