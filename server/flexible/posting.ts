import * as z from 'zod/mini'
import { flexibleObstacles, workingTime } from '#contract/flexible-check'
import { type FlexibleDraft, flexiblePosting } from '#contract/flexible-form'
import { invalid } from '../http/refusal.ts'
import { fieldsOf } from '../http/validate.ts'
import { isDistrictOf } from '../places.ts'

/**
 * What a draft says, fit for the public, and when its work is done. `taken` places are given already. Throws the
 * `invalid` refusal with a message for each field.
 */
export function readFlexiblePosting(draft: FlexibleDraft, taken: number, now: Date) {
  const parsed = z.safeParse(flexiblePosting(), draft)
  const fields = {
    ...(isDistrictOf(draft.district, draft.city) ? {} : { district: '请选择该城市的区县' }),
    ...((draft.headcount ?? 0) < taken ? { headcount: `已经录用 ${taken} 人，招工人数不能更少` } : {}),
    ...flexibleObstacles(draft, now.getTime()),
    ...(parsed.success ? {} : fieldsOf(parsed.error.issues)),
  }
  if (!parsed.success || Object.keys(fields).length > 0) throw invalid(fields)
  const posting: FlexibleDraft = parsed.data
  return { draft: posting, ...workingTime(posting) }
}
