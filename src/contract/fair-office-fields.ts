import * as z from 'zod/mini'
import { day, text } from './fields.ts'

/** Why a fair is postponed, cancelled or stopped: everybody reads it. */
/* @__NO_SIDE_EFFECTS__ */
export const fairReason = () => z.strictObject({ reason: text('原因', { max: 200 }) })

/** Why a booth is taken back: the employer reads it. */
/* @__NO_SIDE_EFFECTS__ */
export const boothReason = () => z.strictObject({ reason: text('收回的原因', { max: 200 }) })

/** Why applications do not pass: each of the employers reads it. */
/* @__NO_SIDE_EFFECTS__ */
export const refusalOfFair = () => z.strictObject({ reason: text('不通过的原因', { max: 200 }) })

/** The new day of a postponed fair. */
/* @__NO_SIDE_EFFECTS__ */
export const postponedTo = () => day('新的日期')
