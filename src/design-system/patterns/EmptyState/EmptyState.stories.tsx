import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Drawing } from '../../primitives/Drawing/index.ts'
import { icons } from '../../primitives/Icon/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { fitsSideways, least, picture } from '../testing.ts'
import { EmptyState } from './EmptyState.tsx'

const clear = fn()

const meta = preview.meta({
  id: 'ds-empty',
  title: '设计系统/组合/空状态 EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：列表或区域里一条都没有：说明为什么没有，并给出一两个下一步。带上 page，页码超出末页时改说没有这一页，并能回到第一页。\n\n何时不用：加载失败用 LoadState；一项一项地说没有，在原处写一句就够；整页不存在用 PageError。',
      },
    },
  },
  args: { title: '没有符合条件的职位' },
})

export const WithNextStep = meta.story({
  name: '带下一步',
  args: { children: '换个关键词，或放宽地区、薪资条件试试', action: <Button variant="primary">清除筛选</Button> },
})

export const TwoActions = meta.story({
  name: '两条出路',
  args: {
    children: '换个关键词，或放宽地区、薪资条件试试',
    action: (
      <Button variant="primary" onClick={clear}>
        清除筛选
      </Button>
    ),
    otherAction: <Link href="/job-search">看看全部职位</Link>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(clear).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '看看全部职位' })).toHaveFocus()
  },
})

export const TitleOnly = meta.story({ name: '只有标题', args: { icon: icons.message, title: '还没有消息' } })

export const WithDrawing = meta.story({
  name: '带领域的线描：整页的列表',
  args: { picture: <Drawing name="jobs" />, children: '换个关键词，或放宽地区、薪资条件试试' },
})

export const WithPicture = meta.story({
  name: '带图片',
  args: { title: '还没有收藏', picture: <img src={picture} alt="" width={80} height={80} /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: {
    title: 'x'.repeat(300),
    children: `䶮𠮷${longCompany.repeat(2)}`,
    action: <Button>{longCompany}</Button>,
    otherAction: <Link href="/">{longCompany}</Link>,
  },
  globals: least,
  play: fitsSideways,
})

const page = { list: { total: 23, capped: false }, firstHref: '/notice/list', unit: '条公告' }

export const BeyondTheEnd = meta.story({
  name: '超过最后一页',
  args: { title: '没有找到相关内容', page },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有这一页')).toBeVisible()
    await expect(canvas.getByText('一共 23 条公告，没有这么多页。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/notice/list')
    await expect(canvas.queryByText('没有找到相关内容')).toBeNull()
  },
})

export const Capped = meta.story({
  name: '超过数到的地方',
  args: { page: { ...page, list: { total: 1000, capped: true } } },
  play: async ({ canvas }) => expect(canvas.getByText('最多列出前 1,000 条公告，请用筛选条件缩小范围。')).toBeVisible(),
})

export const EmptyList = meta.story({
  name: '列表里一条也没有',
  args: { title: '没有找到相关内容', page: { ...page, list: { total: 0, capped: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有找到相关内容')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
