import { Breadcrumb, PageTitle, Stack, Text } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import type { RouteRecord } from '#platform/routing'

const TITLE = '网站地图'

/** `/site-map` — every page of the portal, grouped as people look for it; `all` fetches the records of all pages that there are. */
export function siteMapPage(all: () => Promise<readonly RouteRecord[]>) {
  const List = later(async () => {
    const [{ siteMapList }, records] = await Promise.all([import('./SiteMapList.tsx'), all()])
    return siteMapList(records)
  })
  return function SiteMapPage() {
    usePageHead({
      title: TITLE,
      description: '找工作、专项招聘、公告与政策、档案、帮助与反馈，以及各设区市分站：本站全部栏目一页列出。',
    })
    return (
      <Stack gap={4}>
        <Breadcrumb items={[{ label: '首页', href: '/' }, { label: TITLE }]} />
        <PageTitle>{TITLE}</PageTitle>
        <Text tone="muted">本站的全部栏目。个人中心和单位中心的页面需要先登录。</Text>
        <List />
      </Stack>
    )
  }
}
