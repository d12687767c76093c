import { useState } from 'react'
import { jobFamilies } from '#contract/reference/job-families'
import { CategoryMenu, type CategoryNode } from '#design-system'

const hrefFor = ({ value }: { value: string }) => `/job-search?category=${value}`

/** Job categories in three levels; the five hundred titles of the third come when a panel is first shown. */
export function CategoryPanel() {
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
      hrefFor={hrefFor}
      onShow={loadTitles}
      loading={loading}
    />
  )
}
