import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { Button } from '../../primitives/Button/index.ts'
import { Container } from '../PageLayout/index.ts'
import { fitsSideways } from '../testing.ts'
import { StickyActions } from './StickyActions.tsx'

const Duties = styled.p`
  white-space: pre-line;
`

const meta = preview.meta({
  id: 'ds-sticky-actions',
  title: '设计系统/组合/主要操作 StickyActions',
  component: StickyActions,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Button>收藏</Button>
        <Button variant="primary">投递简历</Button>
      </>
    ),
  },
  render: args => (
    <Container>
      <Duties>{Array.from({ length: 40 }, (_, line) => `岗位职责第 ${line + 1} 条`).join('\n')}</Duties>
      <StickyActions {...args} />
    </Container>
  ),
})

export const Desktop = meta.story({ name: '桌面：在内容之后' })
export const Phone = meta.story({
  name: '手机：停在底边',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    const { bottom, height } = canvas.getByRole('button', { name: '投递简历' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientHeight)
    await expect(height).toBeGreaterThanOrEqual(48)
    await fitsSideways({ canvasElement })
  },
})
