import preview from '../../../../.storybook/preview'
import { fits, looks } from '../../primitives/gallery/testing.looks.tsx'
import { icons } from '../../primitives/Icon/index.ts'
import { Row } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { DisplaySettings } from '../DisplaySettings/index.ts'
import { Footer } from '../Footer/index.ts'
import { Header } from '../Header/index.ts'
import { NavigationProgress } from '../NavigationProgress/index.ts'
import { Container, PageLayout, PageTitle } from '../PageLayout/index.ts'
import { PrintHelper } from '../PrintHelper/index.ts'
import { SeenSecond } from '../SeenSecond/index.ts'
import { ShareButton } from '../ShareButton/index.ts'
import { SiteAreaSelector } from '../SiteAreaSelector/index.ts'
import { TabBar } from '../TabBar/index.ts'
import { TopBar } from '../TopBar/index.ts'
import {
  entries,
  footerGroups,
  footerLines,
  hotSearch,
  hours,
  logo,
  menu,
  qrCode,
  searchBox,
  seeker,
  siteTitle,
  topBarWords,
} from '../testing.ts'
import { UserBox } from '../UserBox/index.ts'
import { UserMenu } from '../UserMenu/index.ts'

const nothing = () => undefined
const areas = [
  { value: '', label: '总站', href: '/' },
  { value: '2544', label: '安源', href: '/ay/index' },
]

const Tools = () => (
  <Row>
    <SiteAreaSelector areas={areas} value="" unnamed="总站" onUnavailable={nothing} />
    <ShareButton title="会计" url="/job-details/7" />
    <PrintHelper target={{ current: null }} />
    <UserBox entries={entries} />
  </Row>
)

const tabs = [
  { title: '首页', href: '/', icon: icons.home },
  { title: '职位', href: '/job-search', icon: icons.briefcase, current: 'page' as const },
  { title: '消息', href: '/message', icon: icons.message, count: 3, unit: '条未读' },
]

const Page = () => (
  <>
    <PageLayout
      bleed
      topBar={
        <TopBar label="账户与热线" words={topBarWords}>
          <UserMenu user={seeker} ways={[]} onLogout={nothing} />
          <DisplaySettings display={{ theme: 'light', size: 'standard' }} onDisplayChange={nothing} />
        </TopBar>
      }
      header={
        <Header logo={logo} title={siteTitle} menu={menu} menuIndex={1} searchBox={searchBox} hotSearch={hotSearch} />
      }
      footer={
        <Footer
          groups={footerGroups}
          logo={logo}
          lines={[...footerLines, hours]}
          codes={[{ src: qrCode, title: '网站' }]}
          copyright="© 2026 江西赣才人力资源服务有限公司"
          bodies={[{ part: '主办单位', name: '江西省示例人力资源和社会保障厅' }]}
          policeFiling={{ text: '赣公网安备00000000000001号', url: 'https://police.example.gov.cn/' }}
          marks={[
            { kind: 'elder', title: '适老化' },
            { kind: 'access', title: '无障碍' },
          ]}
          filing={{ text: '赣ICP备2026000001号-1', url: 'https://beian.example.gov.cn/' }}
        />
      }
      overlay={<NavigationProgress active />}
    >
      <Container>
        <PageTitle>职位搜索</PageTitle>
        <Tools />
        <SeenSecond>
          <Text tone="muted">相似职位</Text>
        </SeenSecond>
      </Container>
    </PageLayout>
    <TabBar aria-label="底部导航" items={tabs} />
  </>
)

const meta = preview.meta({
  id: 'ds-pattern-gallery-framing',
  title: '设计系统/总览/页面框架',
  component: Page,
  parameters: { layout: 'fullscreen' },
  play: fits,
})

export const Light = meta.story({ name: '标准' })
export const Dark = meta.story({ name: '深色', globals: looks.dark })
export const HighContrast = meta.story({ name: '高对比', globals: looks.contrast })
export const Talent = meta.story({ name: '人才服务', globals: looks.talent })
export const Elder = meta.story({ name: '长辈版', globals: looks.elder })
export const Narrow = meta.story({ name: '手机', globals: looks.narrow })
export const NarrowElder = meta.story({ name: '手机 长辈版', globals: looks.narrowElder })
export const NarrowDark = Narrow.extend({ name: '手机 深色', globals: looks.dark, tags: ['deep'] })
export const NarrowHighContrast = Narrow.extend({ name: '手机 高对比', globals: looks.contrast, tags: ['deep'] })
export const NarrowTalent = Narrow.extend({ name: '手机 人才服务', globals: looks.talent, tags: ['deep'] })
