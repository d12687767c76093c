import * as z from 'zod/mini'
import { residentNumber } from './archive-fields.ts'
import { toHalfWidth } from './rules/width.ts'
import { captcha, personName } from './session-fields.ts'

/** A number as it is stored: half-width, capital letters, no spaces. */
export const plainNumber = (value: string) => toHalfWidth(value).replace(/\s/g, '').toUpperCase()

/** The number that the registration office gave: ten digits. */
/* @__NO_SIDE_EFFECTS__ */
const registrationNumber = () =>
  z.string({ error: '请填写报名序号' }).check(
    z.maxLength(40, '报名序号为 10 位数字'),
    z.overwrite(plainNumber),
    z.refine(value => value !== '', { error: '请填写报名序号', abort: true }),
    z.regex(/^\d{10}$/, '报名序号为 10 位数字，请核对'),
  )

/** An order's number: its day and twelve characters that nobody can guess, so that whoever knows it may see the order. */
/* @__NO_SIDE_EFFECTS__ */
const orderNumber = () =>
  z.string({ error: '请填写订单号' }).check(
    z.maxLength(60, '订单号形如 JF20260102-K7MPACDE3467，请核对'),
    z.overwrite(plainNumber),
    z.refine(value => value !== '', { error: '请填写订单号', abort: true }),
    z.regex(/^JF\d{8}-[A-Z0-9]{12}$/, '订单号形如 JF20260102-K7MPACDE3467，请核对'),
  )

/** Whose registration is looked for; a challenge keeps programs from trying numbers out. */
/* @__NO_SIDE_EFFECTS__ */
export const registrationLookup = () =>
  z.strictObject({
    number: registrationNumber(),
    name: personName('姓名'),
    idNumber: residentNumber(),
    captcha: captcha(),
  })

/** One of the registrations that are kept at an account. */
/* @__NO_SIDE_EFFECTS__ */
export const keptLookup = () => z.strictObject({ number: registrationNumber() })

/* @__NO_SIDE_EFFECTS__ */
export const orderLookup = () => z.strictObject({ order: orderNumber() })

/** What somebody has read before paying. */
/* @__NO_SIDE_EFFECTS__ */
export const payConsent = () =>
  z.strictObject({
    agreed: z
      .boolean({ error: '请先阅读并确认退费说明' })
      .check(z.refine(value => value, { error: '请先阅读并确认退费说明' })),
  })
