import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { icons } from '../Icon/index.ts'
import { Row } from '../Stack/index.ts'
import { longCompany } from '../story-words.ts'
import { Button } from './Button.tsx'
import { buttonSizes, buttonVariants } from './Button.variants.ts'

const meta = preview.meta({
  id: 'ds-button',
  title: '设计系统/基础/按钮 Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：在本页做一件事：提交、保存、打开对话框。一屏只有一个 primary，动词开头，如“投递简历”。\n\n何时不用：去另一页用 ButtonLink 或 Link；开关一项设置用 Switch；只有图形的用 IconButton；多个次要操作收进 Menu。',
      },
    },
  },
  args: { children: '投递简历', onClick: fn() },
})

export const Primary = meta.story({
  name: '主要',
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '投递简历' })
    await step('鼠标按下执行一次', async () => {
      await userEvent.click(button)
      await expect(args.onClick).toHaveBeenCalledTimes(1)
    })
    await step('回车和空格与鼠标相同', async () => {
      button.focus()
      await userEvent.keyboard('{Enter} ')
      await expect(args.onClick).toHaveBeenCalledTimes(3)
    })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const Variants = meta.story({
  name: '各种样式',
  render: args => (
    <Row>
      {buttonVariants.map(variant => (
        <Button key={variant} {...args} variant={variant} icon={icons.search} />
      ))}
    </Row>
  ),
})

export const Sizes = meta.story({
  name: '各种大小',
  render: args => (
    <Row>
      {buttonSizes.map(size => (
        <Button key={size} {...args} size={size} variant="primary" />
      ))}
    </Row>
  ),
})

export const Disabled = meta.story({
  name: '停用',
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const Loading = meta.story({
  name: '进行中',
  args: { variant: 'primary', loading: true, children: '正在投递' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '正在投递 ，请稍候' })
    await step('保留焦点，不再执行', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.click(button)
      await expect(button).toHaveFocus()
      await expect(args.onClick).not.toHaveBeenCalled()
    })
  },
})

export const LoadingInForm = meta.story({
  name: '提交中的表单',
  args: { type: 'submit', loading: true, children: '提交' },
  render: args => (
    <form onSubmit={event => event.preventDefault()} aria-label="表单">
      <input aria-label="姓名" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const submitted = fn()
    canvasElement.querySelector('form')?.addEventListener('submit', submitted)
    await userEvent.type(canvas.getByRole('textbox'), '张三{Enter}')
    await expect(submitted).not.toHaveBeenCalled()
  },
})

export const Wide = meta.story({
  name: '撑满',
  args: { variant: 'primary', size: 'large', wide: true },
  globals: { viewport: { value: 'narrow' } },
})

export const LongText = meta.story({
  name: '长文字',
  args: { children: `关注 ${longCompany}` },
  globals: { viewport: { value: 'narrow' } },
})
