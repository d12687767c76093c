import * as z from 'zod/mini'
import { optionalText, text, wholeNumber } from './fields.ts'

/** Why a fair is postponed, cancelled or stopped: everybody reads it. */
/* @__NO_SIDE_EFFECTS__ */
export const fairReason = () => z.strictObject({ reason: text('原因', { max: 200 }) })

/** Why a booth is taken back: the employer reads it. */
/* @__NO_SIDE_EFFECTS__ */
export const boothReason = () => z.strictObject({ reason: text('收回的原因', { max: 200 }) })

/** Why applications do not pass: each of the employers reads it. */
/* @__NO_SIDE_EFFECTS__ */
export const refusalOfFair = () => z.strictObject({ reason: text('不通过的原因', { max: 200 }) })

/** A day that may be missing: '' or YYYY-MM-DD. */
const dayOrNone = (label: string) =>
  optionalText(label, 10).check(z.refine(value => /^(\d{4}-\d{2}-\d{2})?$/.test(value), { error: `请选择${label}` }))

/** What is filed with the labour authority and asked of the police. */
/* @__NO_SIDE_EFFECTS__ */
export const fairFiling = () =>
  z.strictObject({
    expected: wholeNumber('预计人数', 1, 500_000),
    staff: wholeNumber('工作人员', 0, 10_000),
    filedOn: dayOrNone('备案日期'),
    filingNumber: optionalText('备案编号', 40),
    permittedOn: dayOrNone('许可日期'),
    permitNumber: optionalText('许可编号', 40),
  })

/** What came of a fair, as its organiser counted. */
/* @__NO_SIDE_EFFECTS__ */
export const fairStatistics = () =>
  z.strictObject({
    visitors: wholeNumber('入场人数', 0, 1_000_000),
    resumes: wholeNumber('收到简历', 0, 1_000_000),
    intentions: wholeNumber('达成意向', 0, 1_000_000),
  })
