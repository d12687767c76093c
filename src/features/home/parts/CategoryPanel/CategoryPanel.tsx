import { useState } from 'react'
import { pathTo } from '#contract/pages'
import { jobFamilies } from '#contract/reference/job-families'
import { CategoryMenu, type CategoryNode } from '#design-system'
import { usePlace } from '../../hooks/usePlace.ts'

/** Job categories in three levels; the five hundred titles of the third come when a panel is first shown. */
export function CategoryPanel() {
  const place = usePlace()
  const [categories, setCategories] = useState<readonly CategoryNode[]>(jobFamilies)
  const [loading, setLoading] = useState(false)

  async function loadTitles() {
    if (loading || categories !== jobFamilies) return
    setLoading(true)
    try {
      const { subclassList } = await import('#contract/reference/job-categories')
      setCategories(subclassList)
    } finally {
      setLoading(false)
    }
  }

  return (
    <CategoryMenu
      aria-label="职位类别"
      categories={categories}
      hrefFor={({ value }) => pathTo('jobSearch', null, { ...place, category: value })}
      onShow={() => void loadTitles()}
      loading={loading}
    />
  )
}
