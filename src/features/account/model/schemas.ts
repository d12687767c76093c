import * as z from 'zod/mini'
import { cancellation, emailChange, identityProof, passwordChange, phoneChange } from '#contract/account-fields'

/** The contract's rules for each form; the captcha only asks for a code. */
export const proof = /* @__PURE__ */ identityProof()
export const newPassword = /* @__PURE__ */ passwordChange()
export const leaving = /* @__PURE__ */ cancellation()
export const newPhone = /* @__PURE__ */ z.extend(phoneChange(), { captcha: z.optional(z.string()) })
export const newEmail = /* @__PURE__ */ z.extend(emailChange(), { captcha: z.optional(z.string()) })
