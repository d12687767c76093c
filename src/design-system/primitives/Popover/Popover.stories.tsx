import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview'
import { Button } from '../Button/index.ts'
import { longCompany } from '../story-words.ts'
import { Popover } from './Popover.tsx'

const meta = preview.meta({
  id: 'ds-popover',
  title: '设计系统/浮层/气泡 Popover',
  component: Popover,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：按钮旁边展开一小块：几个条件、说明、设置；点外面或按 Esc 收起，不挡住页面。\n\n何时不用：一列操作用 Menu；解释一个词用 Tooltip；必须先处理完用 Dialog；手机上内容多用 Sheet。',
      },
    },
  },
  args: { label: '更多条件', children: ({ close }) => <Button onClick={close}>完成</Button> },
})

export const OpenAndClose = meta.story({
  name: '打开与关闭',
  render: args => (
    <>
      <Popover {...args} /> <Button>旁边</Button>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '更多条件' })
    await step('展开后焦点不动，内容紧随其后', async () => {
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: '完成' })).toHaveFocus()
    })
    await step('Esc 关闭，焦点回到按钮', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
    await step('内容可以自己关闭', async () => {
      await userEvent.click(button)
      await userEvent.click(canvas.getByRole('button', { name: '完成' }))
      await expect(button).toHaveFocus()
    })
    await step('焦点离开或点到别处时关闭', async () => {
      await userEvent.click(button)
      await userEvent.tab()
      await userEvent.tab()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(button)
      await userEvent.click(canvas.getByRole('button', { name: '旁边' }))
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  },
})

const AtEnd = styled.div`
  text-align: end;
`

export const InView = meta.story({
  name: '靠边时整个在窗口里',
  tags: ['no-picture'],
  globals: { viewport: { value: 'least' } },
  args: { children: () => <span>{longCompany}</span> },
  decorators: [
    Story => (
      <AtEnd>
        <Story />
      </AtEnd>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多条件' }))
    const { left, right } = canvas.getByText(longCompany).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(320)
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})
