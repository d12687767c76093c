import * as z from 'zod/mini'
import { uuid } from './fields.ts'

/** The one file of a licence that is handed in. */
/* @__NO_SIDE_EFFECTS__ */
export const licenceInput = () => z.strictObject({ files: z.array(uuid()).check(z.length(1, '请上传营业执照')) })
export type LicenceInput = z.input<ReturnType<typeof licenceInput>>
