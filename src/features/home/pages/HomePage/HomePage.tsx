import { FrontLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { useIsElder } from '#platform/look'
import { usePlace } from '../../hooks/usePlace.ts'
import { useSubSite } from '../../hooks/useSubSite.ts'
import { BrandCompanies } from '../../parts/BrandCompanies/BrandCompanies.tsx'
import { CategoryPanel } from '../../parts/CategoryPanel/CategoryPanel.tsx'
import { FairsAhead } from '../../parts/FairsAhead/FairsAhead.tsx'
import { HomeBanners } from '../../parts/HomeBanners/HomeBanners.tsx'
import { HomeEntries } from '../../parts/HomeEntries/HomeEntries.tsx'
import { HomeFigures } from '../../parts/HomeFigures/HomeFigures.tsx'
import { HomeJobs } from '../../parts/HomeJobs/HomeJobs.tsx'
import { HomeNotices } from '../../parts/HomeNotices/HomeNotices.tsx'
import { TodayStrip } from '../../parts/TodayStrip/TodayStrip.tsx'
import { WelcomeCard } from '../../parts/WelcomeCard/WelcomeCard.tsx'
import { HIRING } from '../../reads.ts'
import { Body } from './HomePage.styles.ts'

const ElderHome = later(async () => (await import('../../parts/ElderHome/ElderHome.tsx')).ElderHome)
const SubsiteCompanies = later(async () => (await import('#features/companies')).SubsiteCompanies)

/** `/` — search first, then what matters today, then jobs, companies and notices. */
export function HomePage() {
  const isElder = useIsElder()
  const site = useSubSite()
  usePageHead({
    title: site && `${site}站`,
    description: `江西省${site}公共就业和人才服务：搜索${site || '全省'}在招职位，在线写简历、投递简历，单位发布职位，查看公告与考试通知。`,
  })
  return <FrontLayout title={`${site}公共就业和人才服务`}>{isElder ? <ElderHome /> : <StandardHome />}</FrontLayout>
}

function StandardHome() {
  const place = usePlace()
  return (
    <Body>
      <div>
        <HomeEntries />
        <TodayStrip />
      </div>
      <div>
        <HomeJobs />
      </div>
      <div>
        <WelcomeCard />
      </div>
      <div>
        <HomeNotices />
      </div>
      <div>
        <CategoryPanel />
      </div>
      <div>
        <HomeBanners />
      </div>
      <div>
        <FairsAhead />
        <BrandCompanies />
        {place.city && <SubsiteCompanies city={place.city} count={HIRING} />}
      </div>
      <div>
        <HomeFigures />
      </div>
    </Body>
  )
}
