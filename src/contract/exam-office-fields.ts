import * as z from 'zod/mini'
import { text, wholeNumber } from './fields.ts'

/** A longer window after an outage: by how much, and why. */
/* @__NO_SIDE_EFFECTS__ */
export const extension = () =>
  z.strictObject({
    minutes: wholeNumber('顺延时间（分钟）', 1, 2_880),
    reason: text('顺延原因', { max: 200 }),
  })

/** Why a change goes back to whoever prepared it. */
/* @__NO_SIDE_EFFECTS__ */
export const refusalReason = () => text('退回原因', { max: 200 })

/** Why positions are cut or cancelled. */
/* @__NO_SIDE_EFFECTS__ */
export const ratioReason = () => z.strictObject({ reason: text('处理依据', { max: 200 }) })
