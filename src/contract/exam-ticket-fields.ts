import * as z from 'zod/mini'
import { residentNumber } from './archive-fields.ts'
import { numericId } from './fields.ts'
import { captcha, personName } from './session-fields.ts'

/** Whose ticket or score is looked for, where nobody is signed in; a challenge keeps programs from trying numbers out. */
/* @__NO_SIDE_EFFECTS__ */
export const examHolder = () =>
  z.strictObject({ exam: numericId(), name: personName('姓名'), idNumber: residentNumber(), captcha: captcha() })
