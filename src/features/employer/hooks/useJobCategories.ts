import { useEffect, useState } from 'react'
import { jobFamilies } from '#contract/reference/job-families'
import type { OptionNode } from '#contract/reference/option'

/** The tree of job categories: its first level at once, the whole when it has come. */
export function useJobCategories(): readonly OptionNode[] {
  const [tree, setTree] = useState<readonly OptionNode[]>(jobFamilies)
  useEffect(() => {
    let live = true
    const keep = (whole: readonly OptionNode[]) => live && setTree(whole)
    import('#contract/reference/job-categories').then(({ subclassList }) => keep(subclassList)).catch(() => undefined)
    return () => {
      live = false
    }
  }, [])
  return tree
}
