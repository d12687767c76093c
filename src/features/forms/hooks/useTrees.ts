import { useEffect, useState } from 'react'
import type { OptionNode } from '#contract/reference/option'
import type { ResumeLanguage } from '#contract/resume-language'

export interface Trees {
  /** Job categories, three levels. */
  categories: readonly OptionNode[]
  /** Places of China: province, city and (where known) district. */
  regions: readonly OptionNode[]
  /** The same without districts. */
  cities: readonly OptionNode[]
}

const none: Trees = { categories: [], regions: [], cities: [] }

const withCities = (trees: Omit<Trees, 'cities'>): Trees => ({
  ...trees,
  cities: trees.regions.map(province => ({
    ...province,
    children: (province.children ?? []).map(city => ({ ...city, children: [] })),
  })),
})

const loaders: Record<ResumeLanguage, () => Promise<Trees>> = {
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

const pending: Partial<Record<ResumeLanguage, Promise<Trees>>> = {}

/** The trees are large and few pages need them: fetched once, and again after a failure. */
export function loadTrees(language: ResumeLanguage = 'zh'): Promise<Trees> {
  pending[language] ??= loaders[language]().catch(error => {
    delete pending[language]
    throw error
  })
  return pending[language]
}

/** The large fixed trees once they are here; empty before. */
export function useTrees(language: ResumeLanguage = 'zh'): Trees & { isLoading: boolean } {
  const [trees, setTrees] = useState<Trees>()
  useEffect(() => {
    let current = true
    loadTrees(language).then(
      loaded => current && setTrees(loaded),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [language])
  return { ...(trees ?? none), isLoading: trees === undefined }
}
