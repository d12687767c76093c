import { companyTypeList, scaleList } from '#contract/reference/company-kinds'
import { educationList } from '#contract/reference/education'
import { experienceList, jobTagList, natureList } from '#contract/reference/employment'
import { subclassList } from '#contract/reference/job-categories'
import { labelOf, pathOf } from '#contract/reference/lookup'
import { jiangxiAreas } from '#contract/reference/regions'
import { tradeList } from '#contract/reference/trades'
import { wageList } from '#contract/reference/wages'
import type { JobSearch } from '#features/jobs'

const areas: Readonly<Record<string, string>> = jiangxiAreas

/** A search as somebody makes it, or as it was kept. */
type Described = Partial<Omit<JobSearch, 'type'>> & { type?: string }

/** Everything that a search asks for, in words; '' parts are left out. */
function partsOf(search: Described): string[] {
  return [
    search.t ?? '',
    search.type === '2' ? '按公司名称' : '',
    search.a === '2' ? '热门职位' : '',
    areas[search.city ?? ''] ?? '',
    areas[search.district ?? ''] ?? '',
    pathOf(subclassList, search.category ?? '').at(-1)?.label ?? '',
    labelOf(wageList, search.wage),
    labelOf(educationList, search.education),
    labelOf(experienceList, search.experience),
    labelOf(natureList, search.nature),
    labelOf(tradeList, search.trade),
    labelOf(companyTypeList, search.companyType),
    labelOf(scaleList, search.scale),
    ...(search.welfare ?? []).map(tag => labelOf(jobTagList, tag)),
  ].filter(part => part !== '')
}

export const describe = (search: Described) => partsOf(search).join(' · ') || '全部职位'

const MOST_CHARACTERS = 30

/** A name to begin with: what and where. */
export const nameFor = (search: Described) =>
  [...partsOf(search).slice(0, 3).join(' ')].slice(0, MOST_CHARACTERS).join('') || '全部职位'
