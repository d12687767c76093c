import { jobFamilies } from './job-families.ts'
import type { Option } from './option.ts'

/** Id of the first-level family: each level adds two digits to its parent's id. */
export const familyOf = (category: string): string => (category.length > 2 ? familyOf(category.slice(0, -2)) : category)

/** All families; once one is chosen, that family and its groups, so that a press goes one level deeper. */
export function categoryChoices(category: string): readonly Option[] {
  const family = jobFamilies.find(({ value }) => value === familyOf(category))
  if (!family) return jobFamilies
  const known = [family, ...(family.children ?? [])]
  return known.some(({ value }) => value === category) ? known : [...known, { value: category, label: '所选职位' }]
}
