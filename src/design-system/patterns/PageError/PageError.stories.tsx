import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { LinkProvider } from '../../primitives/Link/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { PageError } from './PageError.tsx'

const meta = preview.meta({
  id: 'ds-page-error',
  title: '设计系统/组合/页面出错 PageError',
  component: PageError,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：整页打不开：没有找到、服务出错、没有权限；说清原因并给一两条出路。\n\n何时不用：页面里的一块失败用 LoadState 或 ErrorBoundary；列表没有结果用 EmptyState；填写有误用 ErrorSummary。',
      },
    },
  },
  args: {
    title: '没有找到这个页面',
    children: '地址可能输错了，或者页面已经移走。您可以返回首页，或直接搜索职位。',
    actions: [
      { label: '返回首页', href: '/' },
      { label: '搜索职位', href: '/job-search' },
    ],
  },
})

export const Missing = meta.story({
  name: '找不到',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('没有找到这个页面')
    await expect(canvas.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
  },
})

export const Failed = meta.story({
  name: '失败，可以重试',
  args: { title: '网络连接不上', children: '您填写的内容都还在。', actions: [], onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Further = meta.story({
  name: '网站另给的去处',
  render: args => (
    <LinkProvider anchor="a" further={({ besides, area }) => <p>{`除了${besides.length}处，${area}`}</p>}>
      <PageError {...args} area="exams" />
    </LinkProvider>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('除了2处，exams')).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机，文字很长',
  args: { title: `${longCompany}的这个职位已经下线` },
  globals: { viewport: { value: 'least' } },
})
