import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName, unbroken } from '../story-words.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = preview.meta({
  id: 'ds-tooltip',
  title: '设计系统/浮层/文字提示 Tooltip',
  component: Tooltip,
  args: { label: '综合评分', words: '按回复速度、面试反馈和履约情况计算，每日更新。' },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：用一两句话补充说明一个词。鼠标停留、键盘聚焦时出现；触屏上轻点一次出现，再点一次或点别处消失；读屏软件随时可以读到。\n\n何时不用：办事必须知道的内容请直接写在页面上；含链接、按钮或多段文字时用气泡 Popover。',
      },
    },
  },
})

const tooltip = () => screen.queryByRole('tooltip')
const gone = () => waitFor(() => expect(tooltip()).toBeNull())

export const Keyboard = meta.story({
  name: '键盘',
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '综合评分' })
    await expect(button).toHaveAccessibleDescription(/按回复速度/)
    await step('聚焦即出现', async () => {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('按回复速度、面试反馈和履约情况计算')
    })
    await step('Esc 关闭，焦点不动', async () => {
      await userEvent.keyboard('{Escape}')
      await gone()
      await expect(button).toHaveFocus()
    })
    await step('回车再次打开，离开时关闭', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('tooltip')).toBeVisible()
      await userEvent.tab()
      await gone()
    })
  },
})

export const Mouse = meta.story({
  name: '鼠标',
  render: args => (
    <>
      <Tooltip {...args} /> <button type="button">别处</button>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '综合评分' })
    await step('停留时出现，点按不会关闭', async () => {
      await userEvent.hover(button)
      await expect(await screen.findByRole('tooltip')).toBeVisible()
      await userEvent.click(button)
      await expect(tooltip()).toBeVisible()
    })
    await step('点别处关闭', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '别处' }))
      await gone()
    })
  },
})

export const Hoverable = meta.story({
  name: '指针可以移到文字上',
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: '综合评分' })
    await userEvent.hover(button)
    const words = (await screen.findByRole('tooltip')).closest('[data-radix-popper-content-wrapper]')
    const cover = button.querySelector('span[data-state]')
    if (!(words && cover)) throw new Error('no words over the button')
    const at = button.getBoundingClientRect()
    const middle = { clientX: at.left + at.width / 2, clientY: at.top + 1, pointerType: 'mouse', bubbles: true }
    await fireEvent.pointerLeave(cover, middle)
    await fireEvent.pointerMove(words.firstElementChild ?? words, { ...middle, clientY: at.top - 10 })
    await expect(tooltip()).toBeVisible()
    await fireEvent.pointerLeave(words.firstElementChild ?? words, { ...middle, clientY: at.top - 60 })
    await waitFor(async () => {
      await fireEvent.pointerMove(canvasElement, { ...middle, clientX: 900, clientY: 700 })
      await expect(tooltip()).toBeNull()
    })
  },
})

export const Touch = meta.story({
  name: '触屏：点一次打开，再点一次关闭',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '综合评分' })
    const tap = () => userEvent.pointer({ keys: '[TouchA]', target: button })
    await tap()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
    await tap()
    await gone()
    await tap()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})

export const IconOnly = meta.story({
  name: '只有图标',
  args: { iconOnly: true, label: '综合评分说明', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '综合评分说明' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})

export const NoWords = meta.story({
  name: '没有文字',
  args: { words: ' ' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '综合评分' }))
    await expect(tooltip()).toBeNull()
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { label: longCompany, words: `${rareName}${longCompany}<b>${unbroken}` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    const words = await screen.findByRole('tooltip')
    await expect(words).toHaveTextContent('<b>')
    await waitFor(() => expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
})

export const Narrow = meta.story({ name: '最窄屏', globals: { viewport: { value: 'least' } } })
