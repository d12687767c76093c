import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Card } from '../Card/index.ts'
import { longCompany } from '../story-words.ts'
import { Text } from '../Text/index.ts'
import { Link } from './Link.tsx'
import { type AnchorProps, LinkProvider } from './LinkProvider.tsx'

const stay = fn((event: { preventDefault: () => void }) => event.preventDefault())

const meta = preview.meta({
  id: 'ds-link',
  title: '设计系统/基础/链接 Link',
  component: Link,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：去另一页或本页另一处，写在句子里或单独一行；新窗口打开时会说明。\n\n何时不用：在本页做一件事用 Button；此处的主要去向用 ButtonLink；一排同级页面用 TabLinks。',
      },
    },
  },
  args: { href: '/job-details/1', children: '会计（成本方向）', onClick: stay },
})

export const Inline = meta.story({
  name: '文中链接',
  render: args => (
    <Text>
      您投递的 <Link {...args} /> 已被单位查看。
    </Text>
  ),
})

export const Quiet = meta.story({ name: '安静', args: { variant: 'quiet' } })

export const Plain = meta.story({ name: '不着色', args: { variant: 'plain' } })

export const NewWindow = meta.story({
  name: '新窗口',
  args: { href: 'https://example.gov.cn/', target: '_blank', children: '省人社厅' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '省人社厅 （在新窗口打开）' })
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
})

export const Stretched = meta.story({
  name: '撑满卡片',
  render: args => (
    <Card interactive>
      <Link {...args} variant="quiet" stretched />
      <Text tone="muted">整张卡片都可以点</Text>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('整张卡片都可以点').getBoundingClientRect()
    const hit = canvasElement.ownerDocument.elementFromPoint(words.left + 4, words.top + 4)
    await expect(hit).toBe(canvas.getByRole('link'))
  },
})

export const Preload = meta.story({
  name: '预取',
  args: { preload: fn(), onFocus: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const link = canvas.getByRole('link')
    await step('指针经过时预取', async () => {
      await userEvent.hover(link)
      await expect(args.preload).toHaveBeenCalledTimes(1)
    })
    await step('获得焦点时预取，原有的处理仍然执行', async () => {
      link.focus()
      await expect(args.preload).toHaveBeenCalledTimes(2)
      await expect(args.onFocus).toHaveBeenCalledTimes(1)
    })
  },
})

const RouterLink = (props: AnchorProps) => <a data-router="" {...props} />

export const InjectedRouter = meta.story({
  name: '注入的路由',
  render: () => (
    <LinkProvider anchor={RouterLink}>
      <Text>
        <Link href="/job-search">站内</Link> <Link href="https://example.gov.cn/">站外</Link>{' '}
        <Link href="/file.pdf" download="">
          下载
        </Link>
      </Text>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '站内' })).toHaveAttribute('data-router')
    await expect(canvas.getByRole('link', { name: '站外' })).not.toHaveAttribute('data-router')
    await expect(canvas.getByRole('link', { name: '下载' })).not.toHaveAttribute('data-router')
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { children: longCompany },
  globals: { viewport: { value: 'narrow' } },
})
