import type { InputOf, OutputOf } from '#contract/endpoint'
import type { FairJobFilter, searchFairJobs } from '#contract/fair-halls'
import { familyOf } from '#contract/reference/category-choices'
import { countedBy, leftWithout } from './counted.ts'
import { bandsOf } from './fair-jobs.ts'
import type { FoundRow } from './job-queries.ts'

type Asked = Omit<InputOf<typeof searchFairJobs>, 'page' | 'pageSize'>
type Answer = OutputOf<typeof searchFairJobs>
type Filter = Exclude<FairJobFilter, 't'>
type FilterConditions = Readonly<Record<Filter, (row: FoundRow) => boolean>>

/** Most employers to choose from; the others are found by their name. */
const MOST_COMPANIES = 40

/** What a job has to meet, filter by filter; one that is not set is met by all. */
export function conditionsOf({
  category = '',
  wage = '',
  education = '',
  experience = '',
  hall = '',
  company = '',
  listed = false,
  booths = [],
  jobs = [],
}: Asked): FilterConditions {
  const [listedBooths, listedJobs] = [new Set([booths].flat()), new Set([jobs].flat())]
  return {
    category: row => category === '' || row.categories.includes(category),
    wage: row => wage === '' || bandsOf(row).includes(wage),
    education: row => education === '' || row.education === education,
    experience: row => experience === '' || row.experience === experience,
    hall: row => hall === '' || row.hall_id === hall,
    company: row => company === '' || row.company === company,
    listed: row => !listed || listedBooths.has(row.participation) || listedJobs.has(String(row.id)),
  }
}

/** The families, and of the one that is chosen its groups: what the next press may choose. */
function categoryLevels({ categories }: FoundRow, chosen: string): string[] {
  const [family = '', group = ''] = categories
  return chosen !== '' && family === familyOf(chosen) ? [family, group] : [family]
}

/** Employers by how many jobs they leave; the chosen one is among them even where it has none. */
function companiesOf(rows: readonly FoundRow[], left: readonly FoundRow[], chosen: string) {
  const known = new Map(rows.map(({ company, company_name: name, booth }) => [company, { name, booth }]))
  const counted = countedBy(left.map(({ company }) => company))
  const shown = counted.slice(0, MOST_COMPANIES)
  const own = counted.find(({ value }) => value === chosen) ?? { value: chosen, count: 0 }
  const all = known.has(chosen) && !shown.some(({ value }) => value === chosen) ? [...shown, own] : shown
  return all.flatMap(one => {
    const named = known.get(one.value)
    return named ? [{ ...one, ...named }] : []
  })
}

/** What each choice would leave, counted among what the other filters leave. */
export function facetsOf(
  rows: readonly FoundRow[],
  conditions: FilterConditions,
  { category = '', company = '' }: Asked,
): Answer['facets'] {
  const left = (name: Filter) => leftWithout(rows, conditions, name)
  return {
    categories: countedBy(left('category').flatMap(row => categoryLevels(row, category))),
    wages: countedBy(left('wage').flatMap(bandsOf)),
    educations: countedBy(left('education').map(row => row.education)),
    experiences: countedBy(left('experience').map(row => row.experience)),
    halls: countedBy(left('hall').map(row => row.hall_id)),
    companies: companiesOf(rows, left('company'), company),
  }
}

/** Nothing was found: what there would be without one of the filters, or without the words (`wordless`: all that the fair has). */
export function reliefOf(
  rows: readonly FoundRow[],
  wordless: readonly FoundRow[],
  conditions: FilterConditions,
): Answer['relief'] {
  const names: Filter[] = ['category', 'education', 'experience', 'wage', 'hall', 'company', 'listed']
  return [
    { name: 't' as const, count: leftWithout(wordless, conditions, '').length },
    ...names.map(name => ({ name, count: leftWithout(rows, conditions, name).length })),
  ]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}
