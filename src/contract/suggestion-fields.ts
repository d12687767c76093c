import * as z from 'zod/mini'
import { flag, oneOf, text } from './fields.ts'
import { attachments, guestPass } from './files.ts'
import { suggestionKinds } from './reference/suggestions.ts'
import { captcha, mobile, personName } from './session-fields.ts'

/** Most characters of a text, counted in code points. */
export const SUGGESTION_LENGTH = 2_000

const fields = () => ({
  kind: oneOf('类型', suggestionKinds),
  title: text('标题', { min: 4, max: 60 }),
  body: text('内容', { min: 10, max: SUGGESTION_LENGTH }),
  name: personName('称呼'),
  phone: mobile(),
  /** May the question and its answer be shown to everybody, without who asked? */
  publishable: flag(),
  files: attachments(),
})

/** What is written to the office; guests send a solved challenge, or the pass under which they attached files. */
/* @__NO_SIDE_EFFECTS__ */
export const suggestionInput = () =>
  z.strictObject({ ...fields(), captcha: z.optional(captcha()), pass: z.optional(guestPass()) })
export type SuggestionInput = z.input<ReturnType<typeof suggestionInput>>

/** The same, as a guest's form checks it. */
/* @__NO_SIDE_EFFECTS__ */
export const guestSuggestion = () => z.strictObject({ ...fields(), captcha: captcha() })

/** What a seeker writes about something that is advertised; the rest of the letter is known. */
/* @__NO_SIDE_EFFECTS__ */
export const adInquiry = () => {
  const { body, name, phone } = fields()
  return z.strictObject({ body, name, phone })
}
export type AdInquiryInput = z.input<ReturnType<typeof adInquiry>>

const ticketNumber = () =>
  z
    .string({ error: '请填写受理编号' })
    .check(z.trim(), z.toUpperCase(), z.regex(/^YJ\d{8}-\d{6}$/, '受理编号形如 YJ20260102-123456，请核对'))

/** How a sender finds what became of it: by ticket and phone, and a challenge. */
/* @__NO_SIDE_EFFECTS__ */
export const ticketLookup = () => z.strictObject({ ticket: ticketNumber(), phone: mobile(), captcha: captcha() })
