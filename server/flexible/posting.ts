import * as z from 'zod/mini'
import { flexibleObstacles, workingTime } from '#contract/flexible-check'
import { type FlexibleDraft, flexiblePosting } from '#contract/flexible-form'
import { invalid } from '../http/refusal.ts'
import { fieldsOf } from '../http/validate.ts'
import { isDistrictOf } from '../places.ts'

/** What keeps a draft from the public, a sentence for each field; none is left where nothing does. `taken` places are given already. */
export function flexibleFaults(draft: FlexibleDraft, taken: number, now: Date): Record<string, string> {
  const parsed = z.safeParse(flexiblePosting(), draft)
  return {
    ...(isDistrictOf(draft.district, draft.city) ? {} : { district: '请选择该城市的区县' }),
    ...((draft.headcount ?? 0) < taken ? { headcount: `已经录用 ${taken} 人，招工人数不能更少` } : {}),
    ...flexibleObstacles(draft, now.getTime()),
    ...(parsed.success ? {} : fieldsOf(parsed.error.issues)),
  }
}

/**
 * What a draft says, fit for the public, and when its work is done. Throws the `invalid` refusal with a message for each
 * field.
 */
export function readFlexiblePosting(draft: FlexibleDraft, taken: number, now: Date) {
  const fields = flexibleFaults(draft, taken, now)
  if (Object.keys(fields).length > 0) throw invalid(fields)
  const posting: FlexibleDraft = z.parse(flexiblePosting(), draft)
  return { draft: posting, ...workingTime(posting) }
}
