import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../Field/index.ts'
import { longCompany, rareName } from '../story-words.ts'
import { MultiSelect } from './MultiSelect.tsx'

const skills = ['会计电算化', '成本核算', '税务筹划', '财务分析', '审计', rareName].map((label, n) => ({
  value: String(n + 1),
  label,
  keywords: ['kjdsh', 'cbhs', 'swch', 'cwfx', 'sj', ''][n],
}))

const meta = preview.meta({
  id: 'ds-multi-select',
  title: '设计系统/表单/多选下拉 MultiSelect',
  component: MultiSelect,
  args: { source: skills, name: 'skill', max: 3, onValueChange: fn() },
  render: args => (
    <Field label="职业技能" hint="可输入拼音首字母">
      <MultiSelect {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：从很多选项里选几个，例如职业技能、意向行业、通知对象；选中的成为标签，随时可以移除。\n\n何时不用：选项不到十个用多选框 CheckboxGroup，一眼看全；只选一个用 Combobox。',
      },
    },
  },
})

const optionNames = (canvas: { queryAllByRole: (role: 'option') => HTMLElement[] }) =>
  canvas.queryAllByRole('option').map(option => option.querySelector('span')?.textContent)

export const Plain = meta.story({
  name: '查找、选几项、移除',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: '职业技能' })
    const sent = () =>
      [...canvasElement.querySelectorAll<HTMLInputElement>('input[name=skill]')].map(({ value }) => value)
    await expect(input).toHaveAccessibleDescription('可输入拼音首字母 最多选 3 项')
    await step('首字母找到，回车选中，列表不收起', async () => {
      await userEvent.type(input, 'cb{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['2'], options: [skills[1]] })
      await expect(input).toHaveValue('')
      await expect(optionNames(canvas)).toHaveLength(6)
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('成本核算')
      await expect(canvas.getByRole('status')).toHaveTextContent('已选 成本核算，共 1 项')
    })
    await step('点选，值逐个随表单提交', async () => {
      await userEvent.click(canvas.getByRole('option', { name: '审计' }))
      await expect(sent()).toEqual(['2', '5'])
    })
    await step('再点一次取消', async () => {
      await userEvent.click(canvas.getByRole('option', { name: '审计' }))
      await expect(sent()).toEqual(['2'])
    })
    await step('按标签移除，焦点回到字段', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '移除 成本核算' }))
      await expect(sent()).toEqual([])
      await expect(input).toHaveFocus()
      await expect(canvas.getByRole('status')).toHaveTextContent('已移除 成本核算，共 0 项')
    })
  },
})

export const Keyboard = meta.story({
  name: '键盘操作',
  args: { defaultValue: ['1', '2', '3'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox')
    const tag = (name: string) => canvas.getByRole('button', { name: `移除 ${name}` })
    await step('退格删去最后一项', async () => {
      input.focus()
      await userEvent.keyboard('{Backspace}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['1', '2'], options: skills.slice(0, 2) })
      await expect(input).toHaveFocus()
    })
    await step('左右键在标签之间移动，到头回到字段', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await expect(tag('成本核算')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(tag('会计电算化')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await expect(input).toHaveFocus()
    })
    await step('Tab 到标签，Delete 移除它', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.tab({ shift: true })
      await expect(tag('会计电算化')).toHaveFocus()
      await userEvent.keyboard('{Delete}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['2'], options: [skills[1]] })
    })
    await step('打字时退格只删字', async () => {
      await userEvent.type(input, '税x{Backspace}')
      await expect(input).toHaveValue('税')
      await expect(tag('成本核算')).toBeVisible()
    })
  },
})

export const Full = meta.story({
  name: '选满三项',
  args: { defaultValue: ['1', '2'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await userEvent.click(canvas.getByRole('option', { name: '审计' }))
    await step('说明已满，其余选不了，已选的还能取消', async () => {
      await expect(input).toHaveAccessibleDescription(/已选满 3 项，移除一项后可再选/)
      await expect(canvas.getByRole('option', { name: '税务筹划' })).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByRole('option', { name: '审计' })).toHaveAttribute('aria-disabled', 'false')
      await userEvent.type(input, '税务{Enter}')
      await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    })
  },
})

export const NotAnOption = meta.story({
  name: '离开时不在选项里',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '绘画')
    await expect(canvas.getByRole('status')).toHaveTextContent('没有匹配“绘画”的选项，请换一个词')
    await userEvent.tab()
    await expect(canvas.getByText('“绘画”不在选项里，没有选中；请从列表中选择。')).toBeVisible()
  },
})

const find = fn()

export const Searched = meta.story({
  name: '由服务查找：失败后重试',
  args: { source: find, defaultValue: ['9'], valueLabels: { '9': '电焊' } },
  beforeEach: () => {
    find.mockReset().mockRejectedValue(new Error('offline'))
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await expect(canvas.getByRole('button', { name: '移除 电焊' })).toBeVisible()
    await userEvent.type(input, '钳')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('没有取到选项，可以重新加载'))
    find.mockImplementation(async ({ query }: { query: string }) => [{ value: query, label: `${query}工` }])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(optionNames(canvas)).toEqual(['钳工']))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: ['9', '钳'] }))
    await expect(canvas.getByRole('button', { name: '移除 钳工' })).toBeVisible()
  },
})

export const WithoutLimit = meta.story({
  name: '不限个数',
  args: { max: undefined, defaultValue: ['1', '2', '3', '4', '5'] },
})
export const Empty = meta.story({ name: '没有选项', args: { source: [] } })

export const Wrong = meta.story({
  name: '有误',
  render: args => (
    <Field label="职业技能" error="请至少选一项" required>
      <MultiSelect {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: '职业技能' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/请至少选一项/)
  },
})

export const Disabled = meta.story({ name: '停用', args: { disabled: true, defaultValue: ['1', '2'] } })

export const ReadOnly = meta.story({
  name: '只读',
  args: { readOnly: true, defaultValue: ['1', '2'] },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{Backspace}{ArrowDown}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: {
    source: [longCompany, '长'.repeat(500), '<b>不是标签</b>'].map(label => ({ value: label, label })),
    defaultValue: [longCompany, '长'.repeat(500), '<b>不是标签</b>'],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '移除 <b>不是标签</b>' })).toBeVisible()
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Narrow = meta.story({
  name: '手机',
  args: { defaultValue: ['1', '3'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    await expect(list.height).toBeLessThanOrEqual(window.innerHeight * 0.4 + 1)
  },
})
export const Elder = meta.story({
  name: '长辈版手机',
  args: { defaultValue: ['1', '3'] },
  globals: { size: 'elder', viewport: { value: 'least' } },
})

export const TenThousand = meta.story({
  name: '一万个选项，只画看得见的',
  tags: ['no-picture'],
  args: {
    source: Array.from({ length: 10_000 }, (_, at) => ({ value: String(at), label: `第 ${at} 项技能` })),
    max: undefined,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox')
    await step('打开，读屏知道总数', async () => {
      await userEvent.click(input)
      await waitFor(() => expect(optionNames(canvas).length).toBeGreaterThan(3))
      await expect(optionNames(canvas).length).toBeLessThan(60)
      await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '10000')
    })
    await step('键盘到最后一个，选中后列表还在', async () => {
      await userEvent.keyboard('{End}')
      await canvas.findByRole('option', { name: '第 9999 项技能' })
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: ['9999'] }))
      await expect(optionNames(canvas).length).toBeLessThan(60)
    })
  },
})
