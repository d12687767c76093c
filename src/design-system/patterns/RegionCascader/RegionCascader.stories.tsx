import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../../primitives/Field/index.ts'
import { regions } from '../testing.ts'
import { RegionCascader } from './RegionCascader.tsx'
import { readPlaces } from './testing.ts'

const meta = preview.meta({
  id: 'ds-region-cascader',
  title: '设计系统/组合/地区选择 RegionCascader',
  component: RegionCascader,
  args: { source: regions, onValueChange: fn(), name: 'region' },
  render: args => (
    <Field label="户籍所在地" hint="按户口簿填写">
      <RegionCascader {...args} />
    </Field>
  ),
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：填省、市、区县，例如户籍、现居地、工作地点。全国数据打开时才取；逐级选择，也可以按名称或拼音查找（赣州、ganzhou、gz，或“赣州 zg”）。宽屏分栏，手机一级一级。\n\n何时不用：只在省内选城市且不到二十个，用下拉 Select；切换子站用 SiteAreaSelector；选职位类别用 CategoryPicker。',
      },
    },
  },
})

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault())

const row = (name: string) => screen.getByRole('treeitem', { name })

export const Pointer = meta.story({
  name: '逐级选择',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: '户籍所在地' })
    await step('打开后焦点在第一项', async () => {
      await userEvent.click(field)
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await waitFor(() => expect(row('北京市')).toHaveFocus())
    })
    await step('省、市、区县依次展开', async () => {
      await userEvent.click(row('江西省'))
      await userEvent.click(row('赣州市'))
      await expect(row('赣州市')).toHaveAttribute('aria-expanded', 'true')
      await expect(row('章贡区')).toHaveAttribute('aria-level', '3')
    })
    await step('选到最后一级就关闭，焦点回到字段', async () => {
      await userEvent.click(row('章贡区'))
      await expect(args.onValueChange).toHaveBeenCalledWith({ value: '360702', path: expect.any(Array) })
      await expect(field).toHaveTextContent('江西省 / 赣州市 / 章贡区')
      await expect(field).toHaveFocus()
      await expect(canvasElement.querySelector('input[name=region]')).toHaveValue('360702')
    })
    await step('再打开时停在已选的一项', async () => {
      await userEvent.click(field)
      await waitFor(() => expect(row('章贡区')).toHaveFocus())
      await expect(row('章贡区')).toHaveAttribute('aria-selected', 'true')
    })
  },
})

export const Keyboard = meta.story({
  name: '键盘',
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox')
    field.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(row('北京市')).toHaveFocus())
    await step('打字跳到那一项，向右进入', async () => {
      await userEvent.keyboard('江{ArrowRight}')
      await waitFor(() => expect(row('南昌市')).toHaveFocus())
    })
    await step('End、Home、上下移动，跳过不可选的', async () => {
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(row('上饶市')).toHaveFocus())
      await userEvent.keyboard('{Home}')
      await waitFor(() => expect(row('南昌市')).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(row('赣州市')).toHaveFocus())
    })
    await step('向左回到上一级', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(row('江西省')).toHaveFocus())
    })
    await step('Esc 不选而关闭', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(field).toHaveFocus()
      await expect(args.onValueChange).not.toHaveBeenCalled()
    })
    await step('回车选中最后一级', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(row('北京市')).toHaveFocus())
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(row('东城区')).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenCalledWith({ value: '110101', path: expect.any(Array) })
    })
  },
})

export const Search = meta.story({
  name: '按名称或拼音首字母查找',
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '户籍所在地' }))
    const box = screen.getByRole('searchbox', { name: '搜索地区' })
    await step('没有结果会说', async () => {
      await userEvent.type(box, '不存在')
      await expect(screen.getByText('没有找到，请换一个词。')).toBeVisible()
    })
    await step('找到后一按即选', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, 'zg')
      await userEvent.click(screen.getByRole('button', { name: '江西省 / 赣州市 / 章贡区' }))
      await expect(args.onValueChange).toHaveBeenCalledWith({ value: '360702', path: expect.any(Array) })
    })
  },
})

export const Pinyin = meta.story({
  name: '按拼音查找',
  args: { source: readPlaces },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: '户籍所在地' })
    const answers = () => screen.getAllByRole('button', { name: / \/ / }).map(button => button.textContent)
    await userEvent.click(field)
    const box = screen.getByRole('searchbox', { name: '搜索地区' })
    await step('首字母、全拼都能找到，大的地方在前', async () => {
      await userEvent.type(box, 'nc')
      await expect(answers()).toEqual(['江西省 / 南昌市，看其中 2 个', '江西省 / 南昌市 / 南昌县'])
      await userEvent.clear(box)
      await userEvent.type(box, 'ganzhou')
      await expect(answers()).toEqual(['江西省 / 赣州市，看其中 2 个'])
      await expect(box).toHaveFocus()
    })
    await step('回车进入这个城市，接着选区县', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(row('章贡区')).toHaveFocus())
      await expect(row('赣州市')).toHaveAttribute('aria-expanded', 'true')
      await expect(box).toHaveValue('')
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenCalledWith({ value: '360702', path: expect.any(Array) })
      await expect(field).toHaveFocus()
    })
    await step('前面可以加上一级的名称，上下键在结果间移动', async () => {
      await userEvent.keyboard('{Enter}')
      const again = screen.getByRole('searchbox')
      await userEvent.type(again, '赣州 q')
      await expect(screen.getByText('没有找到，请换一个词。')).toBeVisible()
      await userEvent.clear(again)
      await userEvent.type(again, 'nan')
      await expect(answers()).toHaveLength(3)
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(screen.getByRole('button', { name: /南昌县/ })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(field).toHaveTextContent('江西省 / 南昌市 / 南昌县')
    })
  },
})

export const InForm = meta.story({
  name: '在表单里查找，回车不提交',
  args: { source: readPlaces, clearable: true, defaultValue: '360702' },
  render: args => (
    <form data-testid="form" onSubmit={submitted}>
      <Field label="户籍所在地">
        <RegionCascader {...args} />
      </Field>
    </form>
  ),
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    submitted.mockClear()
    const field = canvas.getByRole('combobox')
    await step('回车选第一个结果', async () => {
      await userEvent.click(field)
      await userEvent.type(screen.getByRole('searchbox'), '南昌县{Enter}')
      await expect(args.onValueChange).toHaveBeenCalledWith({ value: '360121', path: expect.any(Array) })
      await expect(submitted).not.toHaveBeenCalled()
    })
    await step('可以不填的，能清除', async () => {
      await userEvent.click(field)
      await userEvent.click(screen.getByRole('button', { name: '清除已选' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '', path: [] })
      await expect(field).toHaveTextContent('请选择省、市、区县')
      await expect(field).toHaveFocus()
      await expect(canvasElement.querySelector('input[name=region]')).toHaveValue('')
    })
  },
})

export const AnyLevel = meta.story({
  name: '可以选整个省市',
  args: { anyLevel: true, defaultValue: '360700' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveTextContent('江西省 / 赣州市')
    await userEvent.click(field)
    await waitFor(() => expect(row('全赣州市')).toHaveFocus())
    await userEvent.click(row('全江西省'))
    await expect(args.onValueChange).toHaveBeenCalledWith({ value: '360000', path: expect.any(Array) })
  },
})

const load = fn()

export const LoadedWhenOpened = meta.story({
  name: '打开时才取，失败可重试',
  args: { source: load, defaultValue: '360702', valueLabel: '江西省 / 赣州市 / 章贡区' },
  beforeEach: () => {
    load.mockReset().mockRejectedValueOnce(new Error('网络')).mockResolvedValue(regions)
  },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox')
    await step('没打开就不取，名称先给出', async () => {
      await expect(field).toHaveTextContent('章贡区')
      await expect(load).not.toHaveBeenCalled()
    })
    await step('失败说明，重试成功', async () => {
      await userEvent.click(field)
      await userEvent.click(await screen.findByRole('button', { name: '重试' }))
      await waitFor(() => expect(row('章贡区')).toBeVisible())
      await expect(load).toHaveBeenCalledTimes(2)
    })
  },
})

export const Phone = meta.story({
  name: '手机：一级一级',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await screen.findByRole('dialog', { name: '选择地区' })
    await step('进入下一级，可以返回', async () => {
      await userEvent.click(await screen.findByRole('treeitem', { name: '江西省' }))
      await expect(screen.queryByRole('treeitem', { name: '北京市' })).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: /返回\s*江西省/ }))
      await userEvent.click(await screen.findByRole('treeitem', { name: '江西省' }))
      await userEvent.click(row('赣州市'))
    })
    await step('选中后收起，焦点回到字段', async () => {
      await userEvent.click(row('章贡区'))
      await expect(args.onValueChange).toHaveBeenCalledWith({ value: '360702', path: expect.any(Array) })
      await waitFor(() => expect(field).toHaveFocus())
    })
  },
})

export const PhoneOpen = meta.story({
  name: '手机：打开',
  args: { defaultValue: '360702' },
  globals: { viewport: { value: 'least' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await screen.findByRole('dialog', { name: '选择地区' })
  },
})

export const Invalid = meta.story({
  name: '有错误',
  render: args => (
    <Field label="户籍所在地" error="请选择户籍所在地" required>
      <RegionCascader {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/请选择户籍所在地/)
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
  },
})

export const Disabled = meta.story({ name: '不可用', args: { disabled: true, defaultValue: '360702' } })
