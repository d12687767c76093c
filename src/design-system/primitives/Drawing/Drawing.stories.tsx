import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Row } from '../Stack/index.ts'
import { Drawing } from './Drawing.tsx'
import { drawingNames } from './Drawing.variants.ts'

const meta = preview.meta({
  id: 'ds-drawing',
  title: '设计系统/展示/线描 Drawing',
  component: Drawing,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一个领域的头图和空状态里的安静线描：职位、招聘会、考试、培训、档案、政策；只是装饰，颜色随主题，高对比和打印时不出现。\n\n何时不用：表示动作或状态用 Icon；有内容的图片用 Image；一页之内不出现两幅。',
      },
    },
  },
  args: { name: 'jobs' as const },
})

export const All = meta.story({
  name: '六幅',
  render: () => (
    <Row gap={6}>
      {drawingNames.map(name => (
        <Drawing key={name} name={name} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('[data-name]')]
    const masks = drawings.map(drawing => getComputedStyle(drawing).maskImage)
    await expect(new Set(masks).size).toBe(drawingNames.length)
    await expect(masks).not.toContain('none')
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true')
  },
})

export const Dark = meta.story({ name: '深色', globals: { theme: 'dark' } })

export const Contrast = meta.story({
  name: '高对比：不出现',
  globals: { theme: 'contrast' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('[data-name]')).not.toBeVisible(),
})
