import { EntryGrid, icons, PageTitle, VisuallyHidden } from '#design-system'
import { usePageHead } from '#platform/head'
import { BrandCompanies } from '../../parts/BrandCompanies/BrandCompanies.tsx'
import { CategoryPanel } from '../../parts/CategoryPanel/CategoryPanel.tsx'
import { HomeFigures } from '../../parts/HomeFigures/HomeFigures.tsx'
import { HomeJobs } from '../../parts/HomeJobs/HomeJobs.tsx'
import { HomeNotices } from '../../parts/HomeNotices/HomeNotices.tsx'
import { TodayStrip } from '../../parts/TodayStrip/TodayStrip.tsx'
import { WelcomeCard } from '../../parts/WelcomeCard/WelcomeCard.tsx'
import { Body } from './HomePage.styles.ts'

const entries = [
  { title: '找工作', href: '/job-search', icon: icons.briefcase },
  { title: '热门职位', href: '/job-search?a=2', icon: icons.fire },
  { title: '我的简历', href: '/user/resume', icon: icons.file },
  { title: '我的投递', href: '/manage/user/position', icon: icons.clock },
  { title: '通知公告', href: '/notice/list', icon: icons.policy },
  { title: '发布职位', href: '/manage/job/publish', icon: icons.edit },
  { title: '收到的简历', href: '/manage/resume', icon: icons.users },
  { title: '消息', href: '/message', icon: icons.message },
]

/** `/` — search first, then what matters today, then jobs, companies and notices. */
export function HomePage() {
  usePageHead({
    title: '',
    description: '江西省公共就业和人才服务：搜索全省在招职位，在线写简历、投递简历，单位发布职位，查看公告与考试通知。',
  })
  return (
    <>
      <VisuallyHidden>
        <PageTitle>公共就业和人才服务</PageTitle>
      </VisuallyHidden>
      <Body>
        <div>
          <EntryGrid items={entries} />
          <TodayStrip />
        </div>
        <div>
          <HomeJobs />
        </div>
        <div>
          <HomeNotices />
        </div>
        <div>
          <CategoryPanel />
        </div>
        <div>
          <BrandCompanies />
        </div>
        <div>
          <WelcomeCard />
          <HomeFigures />
        </div>
      </Body>
    </>
  )
}
