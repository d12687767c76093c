import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../Field/index.ts'
import { longCompany } from '../story-words.ts'
import { MonthPicker } from './MonthPicker.tsx'

const meta = preview.meta({
  id: 'ds-month-picker',
  title: '设计系统/表单/年月选择 MonthPicker',
  component: MonthPicker,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：只到月的时间，如工作和教育经历的起止；“至今”可以直接选。\n\n何时不用：要到日用 DatePicker；背得出而想少按一下的年月用 MonthInput 两个下拉。',
      },
    },
  },
  args: {
    title: '选择离职时间',
    name: 'until',
    min: '1990-03',
    max: '2026-11',
    ongoing: { value: 'now', label: '至今' },
    onValueChange: fn(),
  },
  render: args => (
    <Field label="离职时间">
      <MonthPicker {...args} />
    </Field>
  ),
})

const cell = (name: string) => screen.getByRole('gridcell', { name })
const focused = (name: string) => waitFor(() => expect(cell(name)).toHaveFocus())

export const Pointer = meta.story({
  name: '选择年月',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: '离职时间' })
    await expect(field).toHaveTextContent('请选择年月')
    await step('打开在本月，以后的月份不能选', async () => {
      await userEvent.click(field)
      await expect(screen.getByRole('grid', { name: '2026年' })).toBeVisible()
      await focused('2026年11月')
      await expect(cell('2026年11月')).toHaveAttribute('aria-current', 'date')
      await expect(cell('2026年12月')).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(cell('2026年12月'))
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await expect(screen.getByRole('button', { name: '下一年' })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('换一年，选中就关上', async () => {
      await userEvent.click(screen.getByRole('button', { name: '上一年' }))
      await expect(screen.getByRole('grid', { name: '2025年' })).toBeVisible()
      await userEvent.selectOptions(
        within(screen.getByRole('dialog', { name: '选择离职时间' })).getByRole('combobox', { name: '年' }),
        '2020年',
      )
      await userEvent.click(cell('2020年7月'))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2020-07' })
      await expect(field).toHaveTextContent('2020年7月')
      await expect(field).toHaveFocus()
      await expect(canvasElement.querySelector('input[name=until]')).toHaveValue('2020-07')
    })
    await step('至今', async () => {
      await userEvent.click(field)
      await expect(cell('2020年7月')).toHaveAttribute('aria-selected', 'true')
      await userEvent.click(screen.getByRole('button', { name: '至今' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: 'now' })
      await expect(field).toHaveTextContent('至今')
    })
    await step('清除', async () => {
      await userEvent.click(field)
      await userEvent.click(screen.getByRole('button', { name: '清除' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '' })
      await expect(field).toHaveTextContent('请选择年月')
    })
  },
})

export const Keyboard = meta.story({
  name: '键盘',
  args: { defaultValue: '2020-07' },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{Enter}')
    await focused('2020年7月')
    await step('方向键，过了年头年尾就换年', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await focused('2020年1月')
      await userEvent.keyboard('{ArrowLeft}')
      await focused('2019年12月')
      await userEvent.keyboard('{Home}')
      await focused('2019年10月')
      await userEvent.keyboard('{End}')
      await focused('2019年12月')
    })
    await step('翻页键换年，到头为止', async () => {
      await userEvent.keyboard('{PageDown}')
      await focused('2020年12月')
      await userEvent.keyboard('{PageDown>10/}')
      await focused('2026年11月')
    })
    await step('Esc 不选而关闭，回车选中', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveFocus()
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await userEvent.keyboard('{Enter}')
      await focused('2020年7月')
      await userEvent.keyboard('{ArrowRight}{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2020-08' })
    })
  },
})

export const Controlled = meta.story({
  name: '受控',
  args: { value: '2020-07' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.click(cell('2020年8月'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2020-08' })
    await expect(field).toHaveTextContent('2020年7月')
  },
})

export const BadValue = meta.story({
  name: '给的值不是年月',
  args: { defaultValue: '99999-01', min: '很早' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveTextContent('99999-01')
    await userEvent.click(field)
    await focused('2026年11月')
  },
})

export const Narrow = meta.story({
  name: '手机：从底部升起',
  globals: { viewport: { value: 'least' } },
  args: { defaultValue: '2020-07' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await screen.findByRole('dialog', { name: '选择离职时间' })
    const { width, height } = cell('2020年9月').getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
    await userEvent.click(cell('2020年9月'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2020-09' })
    await waitFor(() => expect(field).toHaveFocus())
  },
})

export const Opened = meta.story({
  name: '打开',
  args: { defaultValue: '2020-07' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.getByRole('grid', { name: '2020年' })).toBeVisible()
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: { placeholder: longCompany, ongoing: { value: 'now', label: longCompany } },
  globals: { viewport: { value: 'narrow' } },
})

export const Invalid = meta.story({
  name: '有错误',
  render: args => (
    <Field label="离职时间" error="请选择离职时间" required>
      <MonthPicker {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('错误： 请选择离职时间')
    await expect(canvas.getByRole('combobox')).toBeInvalid()
  },
})

export const Disabled = meta.story({ name: '停用', args: { disabled: true, defaultValue: '2020-07' } })
