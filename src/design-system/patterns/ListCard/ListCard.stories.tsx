import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { longCompany, mixedWidth, unbroken } from '../../primitives/story-words.ts'
import { Text } from '../../primitives/Text/index.ts'
import { fitsSideways, least } from '../testing.ts'
import { ListCard } from './ListCard.tsx'

const meta = preview.meta({
  id: 'ds-list-card',
  title: '设计系统/组合/列表卡 ListCard',
  component: ListCard,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：职位、单位、招聘会这类结果列表里的一条：标题、关键信息、标签、操作；整张可点。\n\n何时不用：行列对齐、需要比较的数据用 Table；只是一块有边的内容用 Card；单独一个入口用 EntryGrid。',
      },
    },
  },
  args: {
    title: '赣州稀土新材料有限公司',
    href: '/company-details/7',
    media: <Avatar kind="employer" />,
    headline: (
      <Text inline tone="accent" strong>
        5K~8K
      </Text>
    ),
    meta: ['新能源', '民营企业', '500-1000人', '', '赣州·章贡区'],
    tags: [{ label: '已认证', tone: 'success' as const }, { label: '五险一金' }, { label: '双休' }],
    note: '3 小时前更新',
  },
  render: args => (
    <Card>
      <ListCard {...args} />
      <ListCard {...args} title={longCompany} href="/company-details/8" summary={`${longCompany}招聘${mixedWidth}。`} />
    </Card>
  ),
})

const preload = fn()

export const Company = meta.story({
  name: '单位',
  args: { preload },
  play: async ({ canvas, userEvent, step }) => {
    const link = canvas.getByRole('link', { name: '赣州稀土新材料有限公司' })
    await step('空的事实不占位置', async () => {
      const facts = canvas.getAllByRole('list')[0]
      await expect(facts?.children).toHaveLength(4)
    })
    await step('整张卡都可以点', async () => {
      const { left, top, width, height } = canvas.getAllByRole('article')[0]?.getBoundingClientRect() ?? new DOMRect()
      await expect(document.elementFromPoint(left + width - 4, top + height - 4)).toBe(link)
    })
    await step('指针停在上面就预先取', async () => {
      await userEvent.hover(link)
      await expect(preload).toHaveBeenCalled()
    })
  },
})

export const WithAction = meta.story({
  name: '带操作',
  args: { aside: <Button size="small">关注</Button> },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button')
    const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')).toBe(button)
  },
})
export const Article = meta.story({
  name: '文章',
  args: {
    title: '关于做好 2026 年高校毕业生就业工作的通知',
    media: undefined,
    headline: '2026-11-18',
    meta: [],
    tags: [],
    note: undefined,
  },
})
export const LongText = meta.story({
  name: '手机，文字很长',
  args: { title: unbroken, meta: [longCompany, unbroken], aside: <Button size="small">关注</Button> },
  globals: least,
  play: fitsSideways,
})
