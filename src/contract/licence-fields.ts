import * as z from 'zod/mini'
import { uuid } from './fields.ts'
import { licenceStandings } from './licence-standing.ts'

/** Largest picture of a licence, in bytes; a PDF may be as large as any attachment. */
export const LICENCE_PICTURE_BYTES = 2 * 1_048_576

/** The one file of a licence that is handed in. */
/* @__NO_SIDE_EFFECTS__ */
export const licenceInput = () => z.strictObject({ files: z.array(uuid()).check(z.length(1, '请上传营业执照')) })
export type LicenceInput = z.input<ReturnType<typeof licenceInput>>

/** What everybody may know of the check of a licence: its day and its last day, YYYY-MM-DD, '' where there is none; how it stands. */
/* @__NO_SIDE_EFFECTS__ */
export const shownCheck = () => ({
  verifiedAt: z.string(),
  recheckBy: z.string(),
  licenceStanding: z.enum(licenceStandings),
})
