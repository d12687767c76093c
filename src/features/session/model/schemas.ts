import * as z from 'zod/mini'
import { loginMember, registerCompany, registerMember, retrieveMemberPassword } from '#contract/session'

const captcha = () => z.optional(z.string())

/** The contract's rules for a registration form: what is sent, and the captcha that only asks for a code. */
export const memberRegistration = () => z.extend(registerMember.input, { captcha: captcha() })
export const companyRegistration = () => z.extend(registerCompany.input, { captcha: captcha() })
export const passwordRetrieval = () => z.extend(retrieveMemberPassword.input, { captcha: captcha() })

/** The two ways to sign in, each with its own fields. */
export const credentials = loginMember.input
