import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Link } from '../Link/index.ts'
import { longCompany } from '../story-words.ts'
import { Text } from '../Text/index.ts'
import { Card } from './Card.tsx'

const meta = preview.meta({
  id: 'ds-card',
  title: '设计系统/展示/卡片 Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一件事物自成一块，有自己的边，可以带标题和右上角的操作。\n\n何时不用：结果列表里的一条用 ListCard；只为留出间隔用 Stack；表单分节用 FormSection；卡片里不再套卡片。',
      },
    },
  },
  args: { children: <Text>内容</Text> },
})

export const Plain = meta.story({ name: '默认' })

export const Titled = meta.story({
  name: '带标题',
  args: { title: '联系方式', action: <Link href="/user/resume">编辑</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '联系方式' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: '联系方式' })).toBeVisible()
  },
})

export const Interactive = meta.story({ name: '可点的卡片', args: { interactive: true } })
export const Flush = meta.story({ name: '内容贴边', args: { flush: true, title: '收到的简历' } })
export const LongText = meta.story({
  name: '长文字',
  args: { title: longCompany, action: <Link href="/a">查看全部</Link> },
  globals: { viewport: { value: 'narrow' } },
})
