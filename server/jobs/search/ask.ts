import type { JobGroup } from '#contract/jobs'
import { facetLexeme } from './lexemes.ts'
import type { Search } from './plan.ts'

const openQuestion: Search = {
  t: '',
  type: '',
  a: '',
  ends: '',
  city: '',
  district: '',
  category: '',
  trade: '',
  wage: '',
  education: '',
  experience: '',
  nature: '',
  companyType: '',
  scale: '',
  welfare: [],
  sort: '',
  page: 1,
  pageSize: 20,
}

/** A search that the service makes for itself; by default the newest open jobs. */
export const ask = (asked: Partial<Search>): Search => ({ ...openQuestion, ...asked })

/** The home page's lists. Flexible work is part-time (2) or temporary (4). */
export const groupSearches: Readonly<Record<JobGroup, Partial<Search>>> = {
  newest: {},
  hot: { sort: 'hot' },
  urgent: { also: [[facetLexeme('flag', 'urgent')]] },
  graduate: { also: [[facetLexeme('flag', 'graduate')]] },
  flexible: { also: [['2', '4'].map(nature => facetLexeme('nature', nature))] },
}
