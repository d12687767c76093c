import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../story-words.ts'
import { RangeInput } from './RangeInput.tsx'

const meta = preview.meta({
  id: 'ds-range-input',
  title: '设计系统/表单/范围 RangeInput',
  component: RangeInput,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：要一个下限和一个上限，如月薪 3K–20K。可以拖，也可以填数，两边总是一样。\n\n何时不用：只要一个值用 Slider 或 NumberInput；日期用 DateRange。',
      },
    },
  },
  args: {
    label: '期望月薪',
    unit: '千元',
    min: 1,
    max: 50,
    defaultValue: [3, 20] as const,
    names: { from: 'payFrom', to: 'payTo' },
    formatValue: value => `${value}K`,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
})

/** What is told when all is well. */
const change = (from: number, to: number) => ({ value: [from, to] as const, faults: { from: '', to: '' } })

export const Keyboard = meta.story({
  name: '两个滑块',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const least = await canvas.findByRole('slider', { name: '期望月薪，最低' })
    const most = canvas.getByRole('slider', { name: '期望月薪，最高' })
    await step('值有文字说明', async () => {
      await expect(least).toHaveAttribute('aria-valuetext', '3K')
      await expect(most).toHaveAttribute('aria-valuetext', '20K')
    })
    await step('拖动与数字同步', async () => {
      least.focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith(change(4, 20))
      await expect(args.onValueCommit).toHaveBeenLastCalledWith({ value: [4, 20] as const })
      await expect(canvas.getByRole('textbox', { name: '最低（千元）' })).toHaveValue('4')
      await expect(canvasElement.querySelector('input[name=payFrom]')).toHaveValue('4')
    })
    await step('下限走不过上限', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
      await expect(least).toHaveAttribute('aria-valuenow', '20')
      await expect(most).toHaveAttribute('aria-valuenow', '20')
    })
  },
})

export const Typed = meta.story({
  name: '填数字',
  play: async ({ args, canvas, userEvent, step }) => {
    const from = canvas.getByRole('textbox', { name: '最低（千元）' })
    const to = canvas.getByRole('textbox', { name: '最高（千元）' })
    const least = await canvas.findByRole('slider', { name: '期望月薪，最低' })
    await step('填了就动', async () => {
      await userEvent.clear(from)
      await userEvent.type(from, '１２')
      await expect(args.onValueChange).toHaveBeenLastCalledWith(change(12, 20))
      await expect(least).toHaveAttribute('aria-valuenow', '12')
    })
    await step('颠倒时在上限处说明，已填的还在，滑块不动', async () => {
      await userEvent.clear(to)
      await userEvent.type(to, '8')
      await userEvent.tab()
      await expect(to).toHaveValue('8')
      await expect(to).toHaveAccessibleDescription('错误： 最高：不能小于 12')
      await expect(canvas.getByRole('slider', { name: '期望月薪，最高' })).toHaveAttribute('aria-valuenow', '20')
    })
    await step('不是数字、超出范围也说清楚', async () => {
      await userEvent.clear(to)
      await userEvent.type(to, '面议')
      await expect(to).toHaveAccessibleDescription('错误： 最高：请填写数字')
      await userEvent.clear(to)
      await userEvent.type(to, '51')
      await expect(to).toHaveAccessibleDescription('错误： 最高：请填 1 到 50 之间的数')
      await userEvent.clear(to)
      await userEvent.type(to, '50')
      await expect(to).not.toBeInvalid()
      await expect(args.onValueChange).toHaveBeenLastCalledWith(change(12, 50))
    })
  },
})

export const Controlled = meta.story({
  name: '受控，给的值颠倒且超出',
  args: { value: [99, 8] as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '最低（千元）' })).toHaveValue('8')
    await expect(canvas.getByRole('textbox', { name: '最高（千元）' })).toHaveValue('50')
    await expect(await canvas.findByRole('slider', { name: '期望月薪，最高' })).toHaveAttribute('aria-valuetext', '50K')
  },
})

export const Narrow = meta.story({
  name: '手机 长辈版',
  globals: { viewport: { value: 'least' }, size: 'elder' },
  play: async ({ canvas, canvasElement }) => {
    const thumb = await canvas.findByRole('slider', { name: '期望月薪，最低' })
    const { width, height } = thumb.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { label: longCompany, hint: longCompany, formatValue: value => `${value} ${longCompany}` },
  globals: { viewport: { value: 'narrow' } },
})

export const Invalid = meta.story({
  name: '有错误',
  args: { error: '请填写期望月薪', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /期望月薪/ })).toHaveAccessibleDescription('错误： 请填写期望月薪')
  },
})

export const Disabled = meta.story({ name: '停用', args: { disabled: true } })
