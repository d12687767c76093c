import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Image } from './Image.tsx'
import { imageRatios } from './Image.variants.ts'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='80'%3E%3Crect width='80' height='80' fill='teal'/%3E%3C/svg%3E"

const meta = preview.meta({
  id: 'ds-image',
  title: '设计系统/展示/图片 Image',
  component: Image,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：新闻图、单位环境、证件照预览；先占好比例，图来了页面不跳，坏了有说明。\n\n何时不用：头像用 Avatar；图标用 Icon；几张轮流看用 Carousel；纯装饰的用空 alt。',
      },
    },
  },
  args: { src: picture, alt: '招聘会现场' },
})

export const Ratios = meta.story({
  name: '各种比例',
  render: args => (
    <>
      {imageRatios.map(ratio => (
        <Image key={ratio} {...args} ratio={ratio} alt={ratio} />
      ))}
    </>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: '16:9' }).getBoundingClientRect()
    await expect(width / height).toBeCloseTo(16 / 9, 1)
  },
})

export const Broken = meta.story({
  name: '图片打不开',
  args: { src: 'data:image/png;base64,AAAA' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull())
    await expect(canvas.getByRole('img', { name: '招聘会现场' })).toBeVisible()
  },
})

export const Logo = meta.story({
  name: '单位标志',
  args: { fit: 'contain', ratio: '16:9' },
  globals: { viewport: { value: 'narrow' } },
})
