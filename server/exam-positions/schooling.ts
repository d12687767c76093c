import { educationList } from '#contract/reference/education'

/** Stands at the list's end and tells no level. */
const OTHER = '11'

const levels = new Map<string, number>(
  educationList.filter(({ value }) => value !== OTHER).map(({ value }, level) => [value, level]),
)

/** How high schooling is; below everything for what tells no level. */
export const levelOf = (education: string): number => levels.get(education) ?? -1
