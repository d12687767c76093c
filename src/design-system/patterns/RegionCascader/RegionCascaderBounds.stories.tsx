import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../../primitives/Field/index.ts'
import { longCompany, rareName } from '../../primitives/story-words.ts'
import { fitsSideways, least } from '../testing.ts'
import { RegionCascader } from './RegionCascader.tsx'
import { manyPlaces, readPlaces } from './testing.ts'

const meta = preview.meta({
  id: 'ds-region-cascader-bounds',
  title: '设计系统/组合/地区选择的极端情形 RegionCascader',
  component: RegionCascader,
  args: { source: readPlaces, onValueChange: fn(), name: 'region' },
  render: args => (
    <Field label="户籍所在地">
      <RegionCascader {...args} />
    </Field>
  ),
})

const row = (name: string) => screen.getByRole('treeitem', { name })

export const Nothing = meta.story({
  name: '没有可选的',
  args: { source: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(screen.getByText('没有可选的内容。')).toBeVisible()
  },
})

export const Many = meta.story({
  name: '一级有一万项',
  args: { source: manyPlaces },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(row('第 1 处')).toHaveFocus())
    await step('只画看得见的', async () => {
      await expect(screen.getAllByRole('treeitem').length).toBeLessThan(100)
      await expect(row('第 1 处')).toHaveAttribute('aria-setsize', '10000')
    })
    await step('End 到最后一项，可以选', async () => {
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(row('第 10000 处')).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenCalledWith({ value: '10000', path: expect.any(Array) })
    })
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  args: {
    source: [
      { value: '1', label: longCompany, children: [{ value: '11', label: rareName }] },
      { value: '2', label: '<b>䶮𠮷</b>'.repeat(30) },
    ],
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(row(longCompany)).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(row(rareName)).toHaveFocus())
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '320 像素',
  args: { source: readPlaces },
  globals: least,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fitsSideways({ canvasElement })
    await userEvent.click(canvas.getByRole('combobox'))
    const sheet = within(await screen.findByRole('dialog', { name: '选择地区' }))
    await userEvent.type(sheet.getByRole('searchbox'), 'gz')
    await userEvent.click(sheet.getByRole('button', { name: /赣州市/ }))
    await waitFor(() => expect(row('章贡区')).toHaveFocus())
    await expect(row('章贡区').getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await fitsSideways({ canvasElement })
  },
})
