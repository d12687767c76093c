import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { DisplaySettings } from '../DisplaySettings/index.ts'
import { Footer } from '../Footer/index.ts'
import { Header } from '../Header/index.ts'
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
  siteTitle,
  topBarWords,
} from '../testing.ts'
import { UserBox } from '../UserBox/index.ts'
import { PageLayout } from './PageLayout.tsx'
import { PageTitle } from './PageTitle.tsx'

const meta = preview.meta({
  id: 'ds-page-layout',
  title: '设计系统/组合/页面框架 PageLayout',
  component: PageLayout,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：每一个页面的外框：跳到正文、顶栏、页头、正文、页脚。一页一次。\n\n何时不用：打印页、嵌入别处的小组件不用；正文里面排列用 Stack、Row 和 Container。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    topBar: (
      <TopBar label="账户与热线" words={topBarWords}>
        <UserBox entries={entries} />
        <DisplaySettings display={{ theme: 'light', size: 'standard' }} onDisplayChange={fn()} />
      </TopBar>
    ),
    header: (
      <Header
        logo={logo}
        title={siteTitle}
        subtitle="江西省人力资源和社会保障厅主办"
        menu={menu}
        menuIndex={1}
        searchBox={searchBox}
        hotSearch={hotSearch}
      />
    ),
    footer: (
      <Footer
        groups={footerGroups}
        logo={logo}
        lines={[
          ...footerLines,
          { name: '档案咨询', items: ['0791-86000301'] },
          { name: '投诉监督', items: ['0791-86000401'] },
          hours,
        ]}
        codes={[
          { src: qrCode, title: '网站' },
          { src: qrCode, title: '公众号' },
        ]}
        copyright="© 2026 江西赣才人力资源服务有限公司"
        filing={{ text: '赣ICP备2026000001号-1', url: 'https://beian.example.gov.cn/' }}
        note="示例数据，均为虚构"
      />
    ),
    children: (
      <>
        <PageTitle>职位搜索</PageTitle>
        <Text tone="muted">{`${longCompany}正在招聘。`}</Text>
      </>
    ),
  },
})

export const Page = meta.story({
  name: '整页',
  play: async ({ canvas, userEvent, step }) => {
    await step('第一次按 Tab 就能跳到主要内容', async () => {
      await userEvent.tab()
      const skip = canvas.getByRole('link', { name: '跳到主要内容' })
      await expect(skip).toHaveFocus()
      await expect(skip).toHaveAttribute('href', '#main')
    })
    await step('地标各一个，标题一个', async () => {
      for (const role of ['banner', 'main', 'contentinfo', 'navigation'] as const) {
        await expect(canvas.getAllByRole(role)).toHaveLength(1)
      }
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    })
  },
})

export const Narrow = meta.story({ name: '手机', globals: { viewport: { value: 'narrow' } } })
