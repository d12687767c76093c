import { useEffect, useState } from 'react'
import type { OptionNode } from '#contract/reference/option'

interface Lists {
  /** Job categories, three levels. */
  categories: readonly OptionNode[]
  /** Places of China: province, city and (where known) district. */
  regions: readonly OptionNode[]
}

const none: Lists = { categories: [], regions: [] }
let pending: Promise<Lists> | undefined

/** Both trees are large and few pages need them: fetched once, and again after a failure. */
function loadLists(): Promise<Lists> {
  pending ??= Promise.all([
    import('#contract/reference/job-categories'),
    import('#contract/reference/regions-china'),
  ]).then(
    ([{ subclassList }, { chinaRegions }]) => ({ categories: subclassList, regions: chinaRegions }),
    error => {
      pending = undefined
      throw error
    },
  )
  return pending
}

/** The large fixed lists once they are here; empty before. */
export function useLists(): Lists & { isLoading: boolean } {
  const [lists, setLists] = useState<Lists>()
  useEffect(() => {
    let current = true
    loadLists().then(
      loaded => current && setLists(loaded),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  return { ...(lists ?? none), isLoading: lists === undefined }
}
