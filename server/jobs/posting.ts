import * as z from 'zod/mini'
import { type JobDraft, jobPosting } from '#contract/job-posting'
import { obstaclesOf } from '#contract/posting-check'
import { postingRules } from '#contract/posting-fields'
import { subclassList } from '#contract/reference/job-categories'
import { pathOf } from '#contract/reference/lookup'
import { addDays } from '../china-time.ts'
import { invalid } from '../http/refusal.ts'
import { fieldsOf } from '../http/validate.ts'
import { isDistrictOf } from '../places.ts'

type Posting = z.output<ReturnType<typeof jobPosting>>

/** A checked posting with its category spelt out. */
export interface PublishedFacts extends Posting {
  readonly category1: string
  readonly category2: string
  readonly category3: string
  readonly categoryLabel: string
}

/**
 * What a draft says, fit for the public. `today` is YYYY-MM-DD in China. Throws the `invalid` refusal with a message for
 * each field; a category without three levels stands for all of its levels.
 */
export function readPosting(draft: JobDraft, today: string): PublishedFacts {
  const parsed = z.safeParse(jobPosting(), draft)
  const posting = parsed.success ? parsed.data : null
  const [first, second = first, third = second] = pathOf(subclassList, draft.category)
  const isTitle = third !== undefined && third.value === draft.category && !third.children?.length
  const fields = {
    ...placeProblem(draft),
    ...expiryProblem(draft.expiresOn, today),
    ...(isTitle ? {} : { category: '请选择职位类别' }),
    ...obstaclesOf(draft, today),
    ...(parsed.success ? {} : fieldsOf(parsed.error.issues)),
  }
  if (!posting || !first || !second || !third || Object.keys(fields).length > 0) throw invalid(fields)
  return {
    ...posting,
    category1: first.value,
    category2: second.value,
    category3: third.value,
    categoryLabel: third.label,
  }
}

const placeProblem = ({ city, district }: JobDraft) =>
  isDistrictOf(district, city) ? {} : { district: '请选择该城市的区县' }

/** What is wrong with a last day, by field; nothing otherwise. Days are YYYY-MM-DD in China. */
export function expiryProblem(expiresOn: string, today: string): Record<string, string> {
  const last = addDays(today, postingRules.longest)
  if (expiresOn <= today) return { expiresOn: '截止日期应在今天之后' }
  return expiresOn > last ? { expiresOn: `截止日期最晚为 ${last}（${postingRules.longest} 天内）` } : {}
}
