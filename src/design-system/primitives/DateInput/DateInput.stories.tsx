import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { DateInput, MonthInput } from './DateInput.tsx'

const meta = preview.meta({
  id: 'ds-date-input',
  title: '设计系统/表单/日期 DateInput 与 MonthInput',
  component: DateInput,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：记在心里的日子：出生日期、证书签发日，用年、月、日三个短列表；只到月的用 MonthInput。\n\n何时不用：近期要看星期几的日子用 DatePicker；起止两天用 DateRange；从日历翻月份用 MonthPicker。',
      },
    },
  },
  args: { label: '出生日期', min: '1950-01-01', max: '2010-06-02', onValueChange: fn() },
})

export const Day = meta.story({
  name: '年月日',
  args: { name: 'birthday' },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const choose = (part: string, value: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: part }), value)
    await step('每选一项都说出来，没有选的空着', async () => {
      await choose('年', '2000')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2000' })
      await choose('月', '01')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2000-01' })
      await choose('日', '31')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2000-01-31' })
    })
    await step('换到没有 31 日的月份，日被清空', async () => {
      await choose('月', '02')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '2000-02' })
      await expect(canvas.getByRole('combobox', { name: '日' })).toHaveValue('')
    })
    await step('随表单提交', async () => {
      await choose('日', '29')
      await expect(canvasElement.querySelector('input[name=birthday]')).toHaveValue('2000-02-29')
    })
  },
})

export const Partly = meta.story({
  name: '上次只选了年',
  args: { value: '1998' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '年' })).toHaveValue('1998')
    await expect(canvas.getByRole('combobox', { name: '月' })).toHaveValue('')
  },
})

export const Wrong = meta.story({ name: '有误', args: { error: '请选择出生日期', required: true } })

export const Month = meta.story({
  name: '年月',
  render: () => (
    <MonthInput
      label="离职时间"
      min="1990-01"
      max="2026-11"
      defaultValue="2020-07"
      ongoing={{ value: 'now', label: '至今' }}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    const ongoing = canvas.getByRole('checkbox', { name: '至今' })
    await step('至今时年月不可选', async () => {
      await userEvent.click(ongoing)
      await expect(canvas.getByRole('combobox', { name: '年' })).toBeDisabled()
    })
    await step('取消至今，原来的年月还在', async () => {
      await userEvent.click(ongoing)
      await expect(canvas.getByRole('combobox', { name: '月' })).toHaveValue('07')
    })
  },
})

export const Narrow = meta.story({
  name: '手机宽度',
  args: { defaultValue: '1990-12-30' },
  globals: { viewport: { value: 'narrow' } },
})
export const Disabled = meta.story({ name: '停用', args: { disabled: true, defaultValue: '1990-12-30' } })
