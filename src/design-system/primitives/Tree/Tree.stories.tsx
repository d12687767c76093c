import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName, unbroken } from '../story-words.ts'
import { Tree, type TreeNode } from './Tree.tsx'

const areas: readonly TreeNode[] = [
  {
    value: '3601',
    label: '南昌市',
    initials: 'nc',
    children: [
      { value: '360102', label: '东湖区', initials: 'dh' },
      { value: '360103', label: '西湖区', initials: 'xh' },
      { value: '360104', label: '青云谱区', initials: 'qyp', disabled: true },
    ],
  },
  { value: '3607', label: '赣州市', initials: 'gz', children: [{ value: '360702', label: '章贡区', initials: 'zg' }] },
  { value: '3608', label: '吉安市', initials: 'ja' },
]

const lazy: readonly TreeNode[] = [{ value: 'hr', label: '人力资源部', fetched: true }]
const load = fn()

const meta = preview.meta({
  id: 'ds-tree',
  title: '设计系统/表单/树 Tree',
  component: Tree,
  args: { label: '所属地区', nodes: areas, onValueChange: fn() },
  beforeEach: () => {
    load.mockReset()
  },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：从有上下级的内容里选一个或几个，并且要看到层级，例如部门、权限、栏目。\n\n何时不用：选省市区用地区级联 RegionCascader；只有一层用单选、复选或下拉。',
      },
    },
  },
})

export const Single = meta.story({
  name: '单选',
  args: { name: 'area' },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await step('Tab 进入，方向键展开、进入、返回', async () => {
      const city = await canvas.findByRole('treeitem', { name: '南昌市' })
      await userEvent.tab()
      await expect(city).toHaveFocus()
      await expect(city).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard('{ArrowRight}')
      await expect(city).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowRight}')
      const district = canvas.getByRole('treeitem', { name: '东湖区' })
      await expect(district).toHaveFocus()
      await expect(district).toHaveAttribute('aria-level', '2')
      await expect(district).toHaveAttribute('aria-setsize', '3')
      await userEvent.keyboard('{ArrowLeft}')
      await expect(city).toHaveFocus()
    })
    await step('输入字母或汉字跳到同名项', async () => {
      await userEvent.keyboard('吉')
      await expect(canvas.getByRole('treeitem', { name: '吉安市' })).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(canvas.getByRole('treeitem', { name: '南昌市' })).toHaveFocus()
    })
    await step('回车选定，随表单提交', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
      await expect(canvas.getByRole('treeitem', { name: '西湖区' })).toHaveAttribute('aria-selected', 'true')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['360103'] })
      await expect(canvasElement.querySelector('input[name="area"]')).toHaveValue('360103')
    })
    await step('停用的可以看到，选不了', async () => {
      await userEvent.click(canvas.getByRole('treeitem', { name: '青云谱区' }))
      await expect(args.onValueChange).toHaveBeenCalledOnce()
    })
    await step('星号展开同级', async () => {
      await userEvent.keyboard('{Home}*')
      await expect(canvas.getByRole('treeitem', { name: '章贡区' })).toBeVisible()
    })
    await expect(
      canvas.getByRole('treeitem', { name: '赣州市' }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44)
  },
})

export const Multiple = meta.story({
  name: '多选与半选',
  args: { multiple: true, defaultValue: ['360102'] },
  play: async ({ args, canvas, userEvent }) => {
    const city = await canvas.findByRole('treeitem', { name: '南昌市' })
    await expect(city).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(city)
    await expect(city).toHaveAttribute('aria-checked', 'true')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['360102', '360103'] })
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown} ')
    await expect(canvas.getByRole('treeitem', { name: '东湖区' })).toHaveAttribute('aria-checked', 'false')
    await expect(city).toHaveAttribute('aria-checked', 'mixed')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['360103'] })
  },
})

export const Controlled = meta.story({
  name: '由外面决定',
  args: { value: ['3608'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: '赣州市' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['3607'] })
    await expect(canvas.getByRole('treeitem', { name: '吉安市' })).toHaveAttribute('aria-selected', 'true')
  },
})

export const OnDemand = meta.story({
  name: '展开时加载，失败可重试',
  args: { nodes: lazy, multiple: true, loadChildren: load },
  play: async ({ canvas, userEvent, step }) => {
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce([{ value: 'hr1', label: '招聘科' }])
    const part = await canvas.findByRole('treeitem', { name: '人力资源部' })
    await step('失败后说明并可重试', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      const retry = await canvas.findByRole('treeitem', { name: '没有加载出来，重试' })
      await expect(canvas.getByRole('status')).toHaveTextContent('没有加载出来')
      await userEvent.click(retry)
    })
    await step('成功后焦点在上级，可以继续', async () => {
      await expect(await canvas.findByRole('treeitem', { name: '招聘科' })).toBeVisible()
      await waitFor(() => expect(part).toHaveFocus())
      await userEvent.keyboard('{ArrowRight} ')
      await expect(part).toHaveAttribute('aria-checked', 'true')
      await expect(load).toHaveBeenCalledTimes(2)
    })
  },
})

export const Loading = meta.story({
  name: '加载中',
  args: { nodes: lazy, loadChildren: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('treeitem', { name: '正在加载' })).toBeVisible()
  },
})

export const NoneBelow = meta.story({
  name: '没有下级',
  args: { nodes: lazy, loadChildren: () => Promise.resolve([]) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('treeitem')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('treeitem', { name: '没有下级' })).toBeVisible()
  },
})

export const Wrong = meta.story({
  name: '有误',
  args: { error: '请选择所属地区', required: true, hint: '选到区县' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group')).toHaveAccessibleDescription('选到区县 错误： 请选择所属地区'),
})

export const Disabled = meta.story({
  name: '停用',
  args: { disabled: true, value: ['3608'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: '南昌市' }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const Nothing = meta.story({
  name: '没有内容',
  args: { nodes: [] },
  play: async ({ canvas }) => expect(canvas.getByText('没有可选的内容')).toBeVisible(),
})

export const Many = meta.story({
  name: '一万项',
  args: {
    nodes: [
      {
        value: 'all',
        label: '全部岗位',
        children: Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `岗位 ${index}` })),
      },
    ],
    multiple: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: '全部岗位' }))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('treeitem', { name: '全部岗位' })).toHaveAttribute('aria-checked', 'true')
  },
})

export const ManyOpened = Many.extend({
  name: '展开一万项，只画看得见的',
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, step }) => {
    const row = (name: string) => canvas.getByRole('treeitem', { name })
    await step('读屏知道总数', async () => {
      await canvas.findByRole('treeitem')
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(row('岗位 0')).toHaveAttribute('aria-setsize', '10000'))
      await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(100)
    })
    await step('End 到最后一项，它在眼前，可以选', async () => {
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(row('岗位 9999')).toHaveFocus())
      const list = canvas.getByRole('tree').getBoundingClientRect()
      await waitFor(() => expect(row('岗位 9999').getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1))
      await userEvent.keyboard(' ')
      await expect(row('岗位 9999')).toHaveAttribute('aria-checked', 'true')
      await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(100)
    })
    await step('左方向键回到上级', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(row('全部岗位')).toHaveFocus())
      await expect(row('全部岗位')).toHaveAttribute('aria-checked', 'mixed')
    })
  },
})

export const LongText = meta.story({
  name: '长文字',
  args: {
    multiple: true,
    nodes: [longCompany, rareName, `<b>${unbroken}`].map(words => ({ value: words, label: words })),
  },
  globals: { viewport: { value: 'least' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Narrow = meta.story({ name: '窄屏', globals: { viewport: { value: 'narrow' } } })
