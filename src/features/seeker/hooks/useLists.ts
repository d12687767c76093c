import { useEffect, useState } from 'react'
import type { OptionNode } from '#contract/reference/option'
import type { ResumeLanguage } from '#contract/resume-language'

export interface Lists {
  /** Job categories, three levels. */
  categories: readonly OptionNode[]
  /** Places of China: province, city and (where known) district. */
  regions: readonly OptionNode[]
  /** The same without districts. */
  cities: readonly OptionNode[]
}

const none: Lists = { categories: [], regions: [], cities: [] }

const withCities = (lists: Omit<Lists, 'cities'>): Lists => ({
  ...lists,
  cities: lists.regions.map(province => ({
    ...province,
    children: (province.children ?? []).map(city => ({ ...city, children: [] })),
  })),
})

const loaders: Record<ResumeLanguage, () => Promise<Lists>> = {
  async zh() {
    const [{ subclassList }, { chinaRegions }] = await Promise.all([
      import('#contract/reference/job-categories'),
      import('#contract/reference/regions-china'),
    ])
    return withCities({ categories: subclassList, regions: chinaRegions })
  },
  async en() {
    const { englishCategories, englishRegions } = await import('#contract/reference/english-trees')
    return withCities({ categories: englishCategories, regions: englishRegions })
  },
}

const pending: Partial<Record<ResumeLanguage, Promise<Lists>>> = {}

/** The trees are large and few pages need them: fetched once, and again after a failure. */
export function loadLists(language: ResumeLanguage = 'zh'): Promise<Lists> {
  pending[language] ??= loaders[language]().catch(error => {
    delete pending[language]
    throw error
  })
  return pending[language]
}

/** The large fixed lists once they are here; empty before. */
export function useLists(language: ResumeLanguage = 'zh'): Lists & { isLoading: boolean } {
  const [lists, setLists] = useState<Lists>()
  useEffect(() => {
    let current = true
    loadLists(language).then(
      loaded => current && setLists(loaded),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [language])
  return { ...(lists ?? none), isLoading: lists === undefined }
}
