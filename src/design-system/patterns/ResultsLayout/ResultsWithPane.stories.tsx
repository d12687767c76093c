import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { LinkProvider } from '../../primitives/Link/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { ListCard } from '../ListCard/index.ts'
import { fitsSideways } from '../testing.ts'
import { OpenPane, PaneBar, ResultBar, ResultsWithPane } from './index.ts'

const navigate = fn()

const rows = [
  { href: '/job-details/7', title: '总账会计' },
  { href: '/job-details/8', title: '成本会计' },
]

const listOf = (openHref?: string) => (
  <>
    <ResultBar>共 46 个职位</ResultBar>
    <ul>
      {rows.map(row => (
        <li key={row.href}>
          <ListCard
            {...row}
            headline="6K~9K"
            headlineTone="accent"
            meta={['江西棠禾数字科技有限公司', '南昌·东湖区']}
            aria-current={row.href === openHref || undefined}
          />
        </li>
      ))}
    </ul>
  </>
)

const meta = preview.meta({
  id: 'ds-results-with-pane',
  title: '设计系统/组合/版式：结果旁边看一条 ResultsWithPane',
  component: ResultsWithPane,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：要一条接一条看的结果：宽屏上点一行就在旁边打开，列表不动；放不下时那一条占满页面。新标签页里打开仍是它自己的页面。\n\n何时不用：看一条要做很多事时直接进它的页面，用 ResultsLayout；消息用 InboxLayout。',
      },
    },
  },
  args: {
    title: '会计招聘',
    filters: <Text>筛选</Text>,
    children: listOf(),
    pane: <Text>点一个职位，在这里看详情</Text>,
    isOpen: false,
    paneHref: (href: string) => (href.startsWith('/job-details/') ? `/job-search?job=${href.slice(13)}` : undefined),
  },
  decorators: [
    Story => (
      <LinkProvider anchor="a" navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  beforeEach: () => navigate.mockClear(),
})

const opened = {
  isOpen: true,
  children: listOf('/job-details/7'),
  pane: (
    <OpenPane>
      <PaneBar>
        <Button variant="primary">投递简历</Button>
        <Button>关闭</Button>
      </PaneBar>
      <Text>负责总账核算、月度结账和纳税申报。</Text>
    </OpenPane>
  ),
}

export const Idle = meta.story({
  name: '还没有打开哪一条',
  play: async ({ canvas, userEvent, step }) => {
    await step('点一行在旁边打开', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '总账会计' }))
      await expect(navigate).toHaveBeenLastCalledWith('/job-search?job=7', { replace: false })
    })
    await step('键盘也一样', async () => {
      navigate.mockClear()
      canvas.getByRole('link', { name: '成本会计' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(navigate).toHaveBeenLastCalledWith('/job-search?job=8', { replace: false })
    })
  },
})

export const NewTab = meta.story({
  name: '按住 Ctrl 点：仍是它自己的页面',
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: '总账会计' })
    const followed = fn((event: MouseEvent) => {
      const { defaultPrevented } = event
      event.preventDefault()
      return defaultPrevented
    })
    window.addEventListener('click', followed, { once: true })
    await userEvent.keyboard('{Control>}')
    await userEvent.click(link)
    await userEvent.keyboard('{/Control}')
    await expect(followed).toHaveReturnedWith(false)
    await expect(navigate).not.toHaveBeenCalled()
  },
})

export const Open = meta.story({
  name: '打开了一条',
  args: opened,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { current: true })).toHaveTextContent('总账会计')
    await userEvent.click(canvas.getByRole('link', { name: '成本会计' }))
    await expect(navigate).toHaveBeenLastCalledWith('/job-search?job=8', { replace: true })
  },
})

export const Phone = meta.story({
  name: '手机：列表',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('点一个职位，在这里看详情')).not.toBeVisible())
    await fitsSideways({ canvasElement })
  },
})

export const PhoneOpen = meta.story({
  name: '手机：那一条占满页面',
  args: opened,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('共 46 个职位')).not.toBeVisible())
    await expect(canvas.getByText(/月度结账/)).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { ...opened, title: longCompany, pane: <OpenPane>{longCompany.repeat(6)}</OpenPane> },
  play: fitsSideways,
})
