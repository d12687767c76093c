import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany } from '../story-words.ts'
import { DateRange } from './DateRange.tsx'

const presets = [
  { label: '近一周', from: '2026-11-14', to: '2026-11-20' },
  { label: '近一个月', from: '2026-10-21', to: '2026-11-20' },
  { label: '近三个月', from: '2026-08-21', to: '2026-11-20' },
]

const meta = preview.meta({
  id: 'ds-date-range',
  title: '设计系统/表单/日期范围 DateRange',
  component: DateRange,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一段有始有终的日子，如发布时间的筛选、招聘会的起止。常用的几段作为预设给出。\n\n何时不用：两个日期互不相干时用两个 DatePicker；只到月用两个 MonthPicker。',
      },
    },
  },
  args: { label: '投递时间', presets, names: { from: 'from', to: 'to' }, onValueChange: fn() },
})

const day = (name: RegExp) => screen.findByRole('button', { name })
const none = { from: '', to: '' }

export const Typed = meta.story({
  name: '直接输入',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const from = canvas.getByRole('textbox', { name: '开始日期' })
    const to = canvas.getByRole('textbox', { name: '结束日期' })
    await step('两端各自有值', async () => {
      await userEvent.type(from, '20261121')
      await userEvent.type(to, '2026年11月30日')
      await userEvent.tab()
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        value: { from: '2026-11-21', to: '2026-11-30' },
        faults: none,
      })
      await expect(from).toHaveValue('2026-11-21')
      await expect(to).toHaveValue('2026-11-30')
    })
    await step('结束早于开始，在结束处说明，两端都还在', async () => {
      await userEvent.clear(to)
      await userEvent.type(to, '2026-11-20')
      await userEvent.tab()
      await expect(to).toHaveAccessibleDescription('错误： 结束日期：不能早于开始的 2026-11-21 (周六)')
      await expect(to).toHaveValue('2026-11-20')
      await expect(from).not.toBeInvalid()
      await expect(canvasElement.querySelector('input[name=to]')).toHaveValue('')
    })
    await step('改开始也能改对', async () => {
      await userEvent.clear(from)
      await userEvent.type(from, '2026-11-01')
      await expect(to).not.toBeInvalid()
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        value: { from: '2026-11-01', to: '2026-11-20' },
        faults: none,
      })
    })
  },
})

export const Pointer = meta.story({
  name: '从日历选',
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '选择起止日期' })
    await step('先选开始，再选结束', async () => {
      await userEvent.click(button)
      await expect(screen.getByText('请选开始的一天')).toBeVisible()
      await userEvent.click(await day(/^2026-11-18/))
      await expect(screen.getByText('从 2026-11-18 (周三) 起，请选结束的一天')).toBeVisible()
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await userEvent.click(await day(/^2026-11-25/))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        value: { from: '2026-11-18', to: '2026-11-25' },
        faults: none,
      })
      await expect(button).toHaveFocus()
    })
    await step('再选时重新开始，先后颠倒也成一段', async () => {
      await userEvent.click(button)
      await expect(await day(/^2026-11-20.*已选$/)).toBeVisible()
      await userEvent.click(await day(/^2026-11-12/))
      await userEvent.click(await day(/^2026-11-10/))
      await expect(canvas.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-11-10')
      await expect(canvas.getByRole('textbox', { name: '结束日期' })).toHaveValue('2026-11-12')
    })
    await step('清除', async () => {
      await userEvent.click(button)
      await userEvent.click(await screen.findByRole('button', { name: '清除' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: none, faults: none })
    })
  },
})

export const Keyboard = meta.story({
  name: '键盘',
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '选择起止日期' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await day(/^2026-11-20/)).toHaveFocus())
    await step('回车定开始，走一周，回车定结束', async () => {
      await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        value: { from: '2026-11-20', to: '2026-11-27' },
        faults: none,
      })
      await expect(button).toHaveFocus()
    })
    await step('Esc 放弃选了一半的', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click(await day(/^2026-11-10/))
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-11-20')
    })
  },
})

export const Presets = meta.story({
  name: '预设',
  play: async ({ args, canvas, userEvent }) => {
    const week = canvas.getByRole('button', { name: '近一周' })
    await expect(week).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(week)
    await expect(week).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: { from: '2026-11-14', to: '2026-11-20' },
      faults: none,
    })
    await expect(canvas.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-11-14')
  },
})

export const Controlled = meta.story({
  name: '受控，给的值有误',
  args: { value: { from: '2026-11-21', to: '0000-00-00' }, min: '2026-11-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '结束日期' })).toHaveAccessibleDescription(
      '错误： 结束日期：年份请在 1900 到 2100 之间',
    )
  },
})

export const Opened = meta.story({
  name: '打开',
  args: { defaultValue: { from: '2026-11-10', to: '2026-11-26' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择起止日期' }))
    await expect(await screen.findByRole('grid', { name: '2026年11月' })).toBeVisible()
  },
})

export const Narrow = meta.story({
  name: '手机：从底部升起',
  globals: { viewport: { value: 'least' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择起止日期' }))
    await screen.findByRole('dialog', { name: '选择起止日期' })
    await userEvent.click(await day(/^2026-11-18/))
    await userEvent.click(await day(/^2026-11-25/))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      value: { from: '2026-11-18', to: '2026-11-25' },
      faults: none,
    })
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: {
    label: longCompany,
    hint: longCompany,
    defaultValue: { from: longCompany, to: longCompany },
    presets: [{ label: longCompany, from: '', to: '' }],
  },
  globals: { viewport: { value: 'narrow' } },
})

export const Invalid = meta.story({
  name: '有错误',
  args: { error: '请选择投递时间', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /投递时间/ })).toHaveAccessibleDescription('错误： 请选择投递时间')
    await expect(canvas.getByRole('textbox', { name: '开始日期' })).toBeInvalid()
  },
})

export const Disabled = meta.story({
  name: '停用',
  args: { disabled: true, defaultValue: { from: '2026-11-10', to: '2026-11-26' } },
})
