import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Link } from '../Link/index.ts'
import { Notice } from './Notice.tsx'

const meta = preview.meta({
  id: 'ds-notice',
  title: '设计系统/反馈/公告条 Notice',
  component: Notice,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：全站或整页都适用的一句话：停机维护、系统时间变更；可以关掉。\n\n何时不用：只与页面某处有关用 Alert；操作的结果用 Toast；必须看到才能继续用 NoticeDialog。',
      },
    },
  },
  args: {
    label: '维护公告',
    onDismiss: fn(),
    children: (
      <>
        系统将于 2026-11-21 (周六) 00:00–06:00 停机维护，期间暂停报名缴费。<Link href="/news/1">查看详情</Link>
      </>
    ),
  },
})

export const Dismissible = meta.story({
  name: '可关闭',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: '维护公告' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '关闭维护公告' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
})

export const Narrow = meta.story({ name: '手机宽度', globals: { viewport: { value: 'narrow' } } })
