import * as z from 'zod/mini'
import { optionalText } from './fields.ts'
import { personName } from './session-fields.ts'

/** A short application: who, and a word to the employer. The phone is the account's own. */
/* @__NO_SIDE_EFFECTS__ */
export const simpleApplication = () => z.strictObject({ name: personName('姓名'), note: optionalText('留言', 200) })
export type SimpleApplication = z.input<ReturnType<typeof simpleApplication>>
