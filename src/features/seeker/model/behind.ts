import { resumeSectionLabels } from '#contract/resume-sections'
import type { Resume } from '#contract/resumes'
import { formatDate } from '#platform/dates'

/** In which sections the original has changed since, and when last; '' for none. */
export function behindWords(behind: Resume['behind']): string {
  if (behind.length === 0) return ''
  const names = behind.map(({ section }) => resumeSectionLabels[section]).join('、')
  return `中文版在 ${formatDate(Math.max(...behind.map(({ at }) => at)))} 改过：${names}`
}

/** How many changed facts the English version can take over as they are. */
export const factsIn = (behind: Resume['behind']): number => behind.reduce((sum, { facts }) => sum + facts, 0)
