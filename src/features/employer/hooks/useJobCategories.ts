import { useEffect, useState } from 'react'
import type { OptionNode } from '#contract/reference/option'

/** The tree of job categories, a chunk of its own. */
export const loadJobCategories = async (): Promise<readonly OptionNode[]> =>
  (await import('#contract/reference/job-categories')).subclassList

/** The tree of job categories once it has come; empty before. */
export function useJobCategories(): readonly OptionNode[] {
  const [tree, setTree] = useState<readonly OptionNode[]>([])
  useEffect(() => {
    let live = true
    loadJobCategories().then(
      whole => live && setTree(whole),
      () => undefined,
    )
    return () => {
      live = false
    }
  }, [])
  return tree
}
