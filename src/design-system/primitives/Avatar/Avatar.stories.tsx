import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Row } from '../Stack/index.ts'
import { Avatar } from './Avatar.tsx'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='80'%3E%3Crect width='80' height='80' fill='teal'/%3E%3C/svg%3E"

const meta = preview.meta({
  id: 'ds-avatar',
  title: '设计系统/展示/头像 Avatar',
  component: Avatar,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：人或单位的头像，圆的是人，方的是单位；没有图片时有替代图形。\n\n何时不用：内容图片用 Image；功能图标用 Icon；证件照要看清楚，也用 Image。',
      },
    },
  },
  args: { kind: 'seeker' as const, name: '王小明' },
})

export const Defaults = meta.story({
  name: '默认头像',
  render: () => (
    <Row>
      <Avatar kind="seeker" name="王小明" />
      <Avatar kind="employer" name="赣江新材" />
      <Avatar kind="seeker" size="small" />
      <Avatar kind="employer" size="large" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(2)
  },
})

export const Picture = meta.story({
  name: '有头像',
  args: { src: picture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.complete).toBe(true))
  },
})

export const Broken = meta.story({
  name: '图片打不开',
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull())
    await expect(canvas.getByRole('img', { name: '王小明' })).toBeVisible()
  },
})
