import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { whole } from '../../../../.storybook/plays.ts'
import preview from '../../../../.storybook/preview'
import { Field } from '../Field/index.ts'
import { longCompany } from '../story-words.ts'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

const meta = preview.meta({
  id: 'ds-date-picker',
  title: '设计系统/表单/日期选择 DatePicker',
  component: DatePicker,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：日期要看着月历选，或要知道是周几，如面试、招聘会、有效期。可以直接输入，也可以从日历里选；手机上日历从底部升起。\n\n何时不用：背得出的日期（证件签发日）用 DateInput 三个下拉；只到月用 MonthPicker；一段时间用 DateRange。',
      },
    },
  },
  args: { title: '选择面试日期', name: 'interview', onValueChange: fn() },
  render: args => (
    <Field label="面试日期">
      <DatePicker {...args} />
    </Field>
  ),
})

const day = (name: RegExp) => screen.findByRole('button', { name })

export const Typed = meta.story({
  name: '直接输入',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '面试日期' })
    const submitted = canvasElement.querySelector('input[name=interview]')
    await step('全角、年月日写法都认得，离开后写成一样', async () => {
      await userEvent.type(input, '２０２６年１１月２１日')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-11-21', fault: '' })
      await expect(input).toHaveAccessibleDescription('周六')
      await userEvent.tab()
      await expect(input).toHaveValue('2026-11-21')
      await expect(submitted).toHaveValue('2026-11-21')
    })
    await step('没有的日子：输入时不打扰，离开后说清楚，已输入的还在', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '20260230')
      await expect(input).not.toBeInvalid()
      await userEvent.tab()
      await expect(input).toBeInvalid()
      await expect(input).toHaveAccessibleDescription('错误： 2026 年 2 月没有 30 日，请在 1 到 28 日之间')
      await expect(input).toHaveValue('20260230')
      await expect(submitted).toHaveValue('')
    })
    await step('改对就不再报错', async () => {
      await userEvent.type(input, '{Backspace}{Backspace}28')
      await expect(input).not.toBeInvalid()
      await expect(submitted).toHaveValue('2026-02-28')
    })
  },
})

export const Pointer = meta.story({
  name: '从日历选',
  args: { defaultValue: '2026-11-21' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '选择面试日期' })
    await step('打开后焦点在已选的一天，周一在前，今天有标记', async () => {
      await userEvent.click(button)
      await waitFor(async () => expect(await day(/^2026-11-21 \(周六\)，已选$/)).toHaveFocus())
      const grid = screen.getByRole('grid', { name: '2026年11月' })
      await expect(grid).toBeVisible()
      await expect(grid.querySelector('thead')).toHaveTextContent('一二三四五六日')
      await expect(await day(/^2026-11-20 \(周五\)，今天$/)).toBeVisible()
    })
    await step('年、月一选就到', async () => {
      const dialog = within(screen.getByRole('dialog', { name: '选择面试日期' }))
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: '年' }), '1990年')
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: '月' }), '2月')
      await expect(screen.getByRole('grid', { name: '1990年2月' })).toBeVisible()
    })
    await step('选中就关上，焦点回到按钮', async () => {
      await userEvent.click(await day(/^1990-02-14/))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '1990-02-14', fault: '' })
      await expect(canvas.getByRole('textbox')).toHaveValue('1990-02-14')
      await expect(screen.queryByRole('dialog')).toBeNull()
      await expect(button).toHaveFocus()
    })
    await step('可以清除', async () => {
      await userEvent.click(button)
      await userEvent.click(await screen.findByRole('button', { name: '清除' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '', fault: '' })
      await expect(canvas.getByRole('textbox')).toHaveValue('')
    })
  },
})

export const Keyboard = meta.story({
  name: '键盘',
  args: { defaultValue: '2026-11-21' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '选择面试日期' })
    const focused = (name: RegExp) => waitFor(async () => expect(await day(name)).toHaveFocus())
    button.focus()
    await userEvent.keyboard('{Enter}')
    await focused(/^2026-11-21/)
    await step('方向键走一天或一周，Home、End 到周一和周日', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await focused(/^2026-11-22/)
      await userEvent.keyboard('{ArrowUp}')
      await focused(/^2026-11-15/)
      await userEvent.keyboard('{Home}')
      await focused(/^2026-11-09 \(周一\)/)
      await userEvent.keyboard('{End}')
      await focused(/^2026-11-15 \(周日\)/)
    })
    await step('翻页键换月，按住 Shift 换年', async () => {
      await userEvent.keyboard('{PageDown}')
      await focused(/^2026-12-15/)
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
      await focused(/^2025-12-15/)
    })
    await step('Esc 不选而关闭', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(button).toHaveFocus()
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await step('回车选中', async () => {
      await userEvent.keyboard('{Enter}')
      await focused(/^2026-11-21/)
      await userEvent.keyboard('{ArrowDown}')
      await focused(/^2026-11-28/)
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-11-28', fault: '' })
      await expect(button).toHaveFocus()
    })
  },
})

export const Limits = meta.story({
  name: '有的日子不能选',
  args: {
    min: '2026-11-10',
    max: '2027-01-31',
    unavailable: date => new Date(`${date}T00:00:00Z`).getUTCDay() === 0 && '周日不办理',
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox')
    await step('输入时说清楚', async () => {
      await userEvent.type(input, '2026-11-09')
      await userEvent.tab()
      await expect(input).toHaveAccessibleDescription('错误： 请选择 2026-11-10 (周二) 或以后的日期')
      await userEvent.clear(input)
      await userEvent.type(input, '2026-11-22')
      await userEvent.tab()
      await expect(input).toHaveAccessibleDescription('错误： 2026-11-22 (周日) 不能选：周日不办理')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        value: '',
        fault: expect.stringContaining('周日不办理'),
      })
    })
    await step('日历里也不能按，读得出原因', async () => {
      await userEvent.click(canvas.getByRole('button'))
      await expect(await day(/^2026-11-22 \(周日\)，不能选，周日不办理$/)).toBeDisabled()
      await expect(await day(/^2026-11-09/)).toBeDisabled()
      await expect(screen.getByRole('button', { name: '上个月' })).toHaveAttribute('aria-disabled', 'true')
      const months = within(screen.getByRole('combobox', { name: '年' })).getAllByRole('option')
      await expect(months.map(option => option.textContent)).toEqual(['2026年', '2027年'])
    })
  },
})

export const Birthday = meta.story({
  name: '生日：打开在指定的年月',
  args: { title: '选择出生日期', min: '1950-01-01', max: '2010-12-31', opensAt: '1990-01', required: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择出生日期' }))
    await expect(await screen.findByRole('grid', { name: '1990年1月' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: '清除' })).toBeNull()
  },
})

const Held = (args: DatePickerProps) => {
  const [value, setValue] = useState('2026-11-21')
  return (
    <Field label="面试日期" hint={`已选：${value || '无'}`}>
      <DatePicker {...args} value={value} onValueChange={change => setValue(change.value)} />
      <button type="button" onClick={() => setValue('2026-12-01')}>
        改为 12 月
      </button>
    </Field>
  )
}

export const Controlled = meta.story({
  name: '受控',
  render: args => <Held {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox')
    await step('输入一半，外面的值变为空，已输入的还在', async () => {
      await userEvent.type(input, '{Backspace}')
      await expect(canvas.getByText(whole('已选：2026-11-02'))).toBeVisible()
      await userEvent.type(input, '{Backspace}')
      await expect(canvas.getByText('已选：无')).toBeVisible()
      await expect(input).toHaveValue('2026-11-')
    })
    await step('外面给的新值优先', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '改为 12 月' }))
      await expect(input).toHaveValue('2026-12-01')
      await expect(input).toHaveAccessibleDescription('已选：2026-12-01 周二')
    })
  },
})

export const BadValue = meta.story({
  name: '给的值不是日期',
  args: { defaultValue: '99999-01-01' },
  play: async ({ canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox')
    await step('原样显示并说明', async () => {
      await expect(input).toHaveValue('99999-01-01')
      await expect(input).toHaveAccessibleDescription('错误： 年份请在 1900 到 2100 之间')
    })
    await step('日历照常打开，在今天', async () => {
      await userEvent.click(canvas.getByRole('button'))
      await waitFor(async () => expect(await day(/^2026-11-20 \(周五\)，今天$/)).toHaveFocus())
    })
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { title: longCompany, defaultValue: longCompany.repeat(100) },
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('错误： 请按 2026-11-21 的样子填写年、月、日')
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Narrow = meta.story({
  name: '手机：日历从底部升起',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '选择面试日期' })
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: '选择面试日期' })
    await step('每一天都够手指按', async () => {
      const { width, height } = (await day(/^2026-11-26/)).getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    })
    await step('选中后收起，焦点回到按钮', async () => {
      await userEvent.click(await day(/^2026-11-26/))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2026-11-26', fault: '' })
      await waitFor(() => expect(button).toHaveFocus())
    })
  },
})

export const NarrowElder = meta.story({
  name: '手机 长辈版：打开',
  globals: { viewport: { value: 'narrow' }, size: 'elder' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await day(/^2026-11-26/)
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Invalid = meta.story({
  name: '有错误',
  render: args => (
    <Field label="面试日期" error="请选择面试日期" required>
      <DatePicker {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('错误： 请选择面试日期')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toBeRequired()
  },
})

export const Disabled = meta.story({ name: '停用', args: { disabled: true, defaultValue: '2026-11-21' } })
export const ReadOnly = meta.story({
  name: '只读',
  args: { readOnly: true, defaultValue: '2026-11-21' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly')
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})
