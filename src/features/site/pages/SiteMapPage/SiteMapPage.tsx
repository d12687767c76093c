import { LandingLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'

const TITLE = '网站地图'

const SiteMapList = later(async () => (await import('./SiteMapList.tsx')).SiteMapList)

/** `/site-map` — every page of the portal, grouped as people look for it. */
export function SiteMapPage() {
  usePageHead({
    title: TITLE,
    description: '找工作、专项招聘、公告与政策、档案、帮助与反馈，以及各设区市分站：本站全部栏目一页列出。',
  })
  return (
    <LandingLayout title={TITLE} lead="本站的全部栏目。个人中心和单位中心的页面需要先登录。">
      <SiteMapList />
    </LandingLayout>
  )
}
