import { useSearchParams } from 'react-router-dom'
import { PageTitle, Stack, TabLinks, VisuallyHidden } from '#design-system'
import { usePageHead } from '#platform/head'
import { pageOf } from '../../model/paging.ts'
import { FavouriteJobs } from '../../parts/FavouriteJobs/FavouriteJobs.tsx'
import { ViewedJobs } from '../../parts/ViewedJobs/ViewedJobs.tsx'

const PATH = '/manage/user/browse'

/** `/manage/user/browse` — jobs that I looked at; `?tab=favourites`: those that I saved. */
export function BrowsePage() {
  const [address] = useSearchParams()
  const isFavourites = address.get('tab') === 'favourites'
  const page = pageOf(address)
  const title = isFavourites ? '收藏的职位' : '浏览记录'
  usePageHead({ title, noIndex: true })
  return (
    <Stack gap={5}>
      <PageTitle size="2xl">{title}</PageTitle>
      <TabLinks
        label="职位记录"
        items={[
          { href: PATH, label: '浏览记录', current: !isFavourites },
          { href: `${PATH}?tab=favourites`, label: '收藏的职位', current: isFavourites },
        ]}
      />
      <VisuallyHidden as="h2">{title}列表</VisuallyHidden>
      {isFavourites ? <FavouriteJobs page={page} path={PATH} /> : <ViewedJobs page={page} path={PATH} />}
    </Stack>
  )
}
