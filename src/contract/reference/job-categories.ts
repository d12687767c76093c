import { jobFamilies, onlineShopPositions } from './job-families.ts'
import { jobTitles } from './job-titles.ts'
import type { OptionNode } from './option.ts'

/** The whole job category tree, three levels deep. Load it on demand (`await import(…)`): first pages need two. */
export const subclassList: readonly OptionNode[] = /* @__PURE__ */ withTitles()

function withTitles(): OptionNode[] {
  const families = jobFamilies.map(family => ({ ...family, children: (family.children ?? []).map(withTitlesBelow) }))
  return [...families, ...onlineShopPositions]
}

function withTitlesBelow(group: OptionNode): OptionNode {
  const titles = Object.entries(jobTitles[group.value] ?? {})
  return { ...group, children: titles.map(([value, label]) => ({ value, label })) }
}
