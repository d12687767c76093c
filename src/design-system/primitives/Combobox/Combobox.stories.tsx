import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../Field/index.ts'
import { longCompany, rareName } from '../story-words.ts'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption } from './combobox-types.ts'

const schools: readonly ComboboxOption[] = [
  { value: '10403', label: '南昌大学', keywords: 'ncdx' },
  { value: '10421', label: '江西财经大学', keywords: 'jxcjdx' },
  { value: '10414', label: '江西师范大学', keywords: 'jxsfdx' },
  { value: '10418', label: '赣南师范大学', keywords: 'gnsfdx', disabled: true },
  { value: '10404', label: '华东交通大学', keywords: 'hdjtdx', hint: '南昌经济技术开发区' },
]

const meta = preview.meta({
  id: 'ds-combobox',
  title: '设计系统/表单/可输入下拉 Combobox',
  component: Combobox,
  args: { source: schools, name: 'school', onValueChange: fn() },
  render: args => (
    <Field label="毕业院校" hint="可输入拼音首字母">
      <Combobox {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：从几十到上万个选项里选一个，打字比翻找快，例如毕业院校、专业、单位名称；选项也可以由服务按输入查找。\n\n何时不用：选项不到二十个用下拉 Select 或单选 Radio；要选多个用 MultiSelect；有上下级的地区和职位类别用级联选择。',
      },
    },
  },
})

const optionNames = (canvas: { queryAllByRole: (role: 'option') => HTMLElement[] }) =>
  canvas.queryAllByRole('option').map(option => option.querySelector('span')?.textContent)

export const Plain = meta.story({
  name: '打字、选择、清除',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: '毕业院校' })
    await step('点开看到全部，读屏听到有几个', async () => {
      await userEvent.click(input)
      await expect(input).toHaveAttribute('aria-expanded', 'true')
      await expect(optionNames(canvas)).toHaveLength(5)
      await expect(canvas.getByRole('status')).toHaveTextContent('5 个选项，按上下键选择')
    })
    await step('拼音首字母找到，回车选中第一个', async () => {
      await userEvent.type(input, 'jxc')
      await expect(optionNames(canvas)).toEqual(['江西财经大学'])
      await expect(canvas.getByRole('option')).toHaveAttribute('id', input.getAttribute('aria-activedescendant') ?? '')
      await userEvent.keyboard('{Enter}')
      await expect(input).toHaveValue('江西财经大学')
      await expect(input).toHaveAttribute('aria-expanded', 'false')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '10421', option: schools[1] })
      await expect(canvasElement.querySelector('input[name=school]')).toHaveValue('10421')
    })
    await step('再打开，已选的有标记', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('江西财经大学')
      await userEvent.keyboard('{Escape}')
      await expect(input).toHaveValue('江西财经大学')
    })
    await step('清除后没有值，焦点留在字段', async () => {
      const clear = canvas.getByRole('button', { name: '清除' })
      await expect(clear.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
      await userEvent.click(clear)
      await expect(input).toHaveValue('')
      await expect(input).toHaveFocus()
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '', option: null })
    })
  },
})

export const Keyboard = meta.story({
  name: '键盘操作',
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox')
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
    await step('上下键移动，跳过停用的，首尾相接', async () => {
      await userEvent.tab()
      await expect(input).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(active()).toHaveTextContent('南昌大学')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
      await expect(active()).toHaveTextContent('华东交通大学')
      await userEvent.keyboard('{ArrowDown}')
      await expect(active()).toHaveTextContent('南昌大学')
    })
    await step('Esc 收起，不改变值', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('listbox')).toBeNull()
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await step('停用的选项选不中', async () => {
      await userEvent.type(input, 'gn{Enter}')
      await expect(args.onValueChange).not.toHaveBeenCalled()
      await userEvent.clear(input)
    })
  },
})

export const NotAnOption = meta.story({
  name: '离开时不在选项里',
  args: { defaultValue: '10403' },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox')
    await step('没有匹配时说出来', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '不存在的学校')
      await expect(canvas.getByRole('status')).toHaveTextContent('没有匹配“不存在的学校”的选项，请换一个词')
      await expect(canvas.queryByRole('option')).toBeNull()
    })
    await step('离开后恢复原来的选择，说明没有选中什么', async () => {
      await userEvent.click(document.body)
      await expect(input).toHaveValue('南昌大学')
      await expect(canvas.getByRole('status')).toHaveTextContent('“不存在的学校”不在选项里，没有选中；请从列表中选择。')
      await expect(canvas.getByRole('status')).toBeVisible()
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await step('打全了名称再用 Tab 离开，就选中它', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '江西师范大学')
      await userEvent.tab()
      await userEvent.tab()
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '10414', option: schools[2] })
    })
  },
})

export const Creatable = meta.story({
  name: '可以新增',
  args: { creatable: true },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const input = canvas.getByRole('combobox')
    await step('没有的名称可以新增', async () => {
      await userEvent.type(input, '南昌大')
      await expect(optionNames(canvas)).toEqual(['南昌大学', '新增“南昌大”'])
      await userEvent.click(canvas.getByRole('option', { name: '新增“南昌大”' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        value: '南昌大',
        option: expect.objectContaining({ label: '南昌大' }),
      })
      await expect(canvasElement.querySelector('input[name=school]')).toHaveValue('南昌大')
    })
    await step('打全的名称不能重复新增', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '南昌大学')
      await expect(optionNames(canvas)).toEqual(['南昌大学'])
    })
    await step('回车或离开都收下打的字', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, `${rareName}学堂{Enter}`)
      await expect(input).toHaveValue(`${rareName}学堂`)
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        value: `${rareName}学堂`,
        option: expect.objectContaining({ value: `${rareName}学堂` }),
      })
    })
  },
})

export const Empty = meta.story({
  name: '没有选项',
  args: { source: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent('没有可选的选项')
  },
})

export const LongText = meta.story({
  name: '长文字',
  tags: ['no-picture'],
  args: {
    source: [longCompany, rareName, '长'.repeat(5_000), '<b>不是标签</b>'].map(label => ({
      value: label,
      label,
      hint: longCompany,
    })),
    defaultValue: longCompany,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('option', { name: /<b>不是标签<\/b>/ })).toBeInTheDocument()
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Wrong = meta.story({
  name: '有误',
  render: args => (
    <Field label="毕业院校" error="请选择毕业院校" required>
      <Combobox {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '毕业院校' })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription(/请选择毕业院校/)
  },
})

export const Disabled = meta.story({
  name: '停用',
  args: { disabled: true, defaultValue: '10403' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('input[name=school]')).toBeDisabled()
  },
})

export const ReadOnly = meta.story({
  name: '只读',
  args: { readOnly: true, defaultValue: '10403' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}')
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(input).toHaveValue('南昌大学')
  },
})

const opened = async ({ canvas, userEvent }: Parameters<NonNullable<typeof Plain.input.play>>[0]) => {
  await userEvent.click(canvas.getByRole('combobox'))
  await expect(canvas.getByRole('listbox')).toBeVisible()
}
export const Elder = meta.story({
  name: '长辈版手机',
  args: { defaultValue: '10421' },
  globals: { size: 'elder', viewport: { value: 'least' } },
  play: opened,
})
