import { pathTo } from '#contract/pages'
import type { JobRule } from '#contract/topic-rules'
import type { Queryable } from '../db/db.ts'
import { listByIds } from '../jobs/queries/read.ts'
import { ask } from '../jobs/search/ask.ts'
import { facetLexeme } from '../jobs/search/lexemes.ts'
import type { Search } from '../jobs/search/plan.ts'
import { searchJobs } from '../jobs/search/search.ts'
import { toJobSummary } from '../jobs/summary.ts'

/** The search that finds the jobs of a rule. */
function searchOf({ companyTypes, mark, ...rule }: JobRule, size: number): Search {
  const also = [
    companyTypes.map(type => facetLexeme('companyType', type)),
    mark === '' ? [] : [facetLexeme('flag', mark)],
  ].filter(lexemes => lexemes.length > 0)
  return ask({ ...rule, also, pageSize: size })
}

/** The jobs of a rule, and how many there are. */
export async function poolOf(db: Queryable, rule: JobRule, size: number, today: string) {
  const { ids, total, capped } = await searchJobs(db, searchOf(rule, size), today)
  const rows = ids.length === 0 ? [] : await listByIds(db, ids)
  return { list: rows.map(toJobSummary), count: { value: total, more: capped } }
}

/** The same pool in the job search; '' where its address cannot say the rule. */
export function searchAddress({ companyTypes, mark, welfare, sort, ...rule }: JobRule): string {
  if (mark !== '' || companyTypes.length > 1) return ''
  const query = new URLSearchParams(Object.entries(rule).filter(([, value]) => value !== ''))
  for (const type of companyTypes) query.set('companyType', type)
  for (const tag of welfare) query.append('welfare', tag)
  if (sort !== 'newest') query.set('sort', sort)
  return query.size === 0 ? pathTo('jobSearch') : `${pathTo('jobSearch')}?${query}`
}
