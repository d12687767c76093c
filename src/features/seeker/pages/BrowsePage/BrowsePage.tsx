import { RecordListLayout, TabLinks, VisuallyHidden } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { recordSearch } from '../../model/addresses.ts'
import { FavouriteJobs } from '../../parts/FavouriteJobs/FavouriteJobs.tsx'
import { ViewedJobs } from '../../parts/ViewedJobs/ViewedJobs.tsx'

/** `/manage/user/browse` and `/user/job-list` — jobs that I looked at; `?tab=favourites`: those that I saved. */
export function BrowsePage() {
  const { query: address, path: pathname } = useRequest()
  const isFavourites = recordSearch.parse(address).tab === 'favourites'
  const title = isFavourites ? '收藏的职位' : '浏览记录'
  usePageHead({ title, noIndex: true })
  return (
    <RecordListLayout
      title={title}
      tabs={
        <TabLinks
          label="职位记录"
          items={[
            { href: pathname, label: '浏览记录', current: !isFavourites },
            { href: recordSearch.format(pathname, { tab: 'favourites' }), label: '收藏的职位', current: isFavourites },
          ]}
        />
      }
    >
      <VisuallyHidden as="h2">{title}列表</VisuallyHidden>
      {isFavourites ? <FavouriteJobs /> : <ViewedJobs />}
    </RecordListLayout>
  )
}
