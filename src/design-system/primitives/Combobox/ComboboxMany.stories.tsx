import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Field } from '../Field/index.ts'
import { Combobox } from './Combobox.tsx'
import type { ComboboxOption } from './combobox-types.ts'

const many: readonly ComboboxOption[] = Array.from({ length: 10_000 }, (_, n) => ({
  value: String(n),
  label: `第 ${n} 职业技术学院`,
  keywords: `d${n}zyjsxy`,
}))

const meta = preview.meta({
  id: 'ds-combobox-many',
  title: '设计系统/表单/可输入下拉 大量选项',
  component: Combobox,
  args: { source: many, name: 'school', onValueChange: fn() },
  render: args => (
    <Field label="毕业院校">
      <Combobox {...args} />
    </Field>
  ),
})

const optionNames = (canvas: { queryAllByRole: (role: 'option') => HTMLElement[] }) =>
  canvas.queryAllByRole('option').map(option => option.querySelector('span')?.textContent)

export const TenThousand = meta.story({
  name: '一万个选项里打字',
  args: { source: many },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox')
    await step('只画看得见的', async () => {
      await userEvent.click(input)
      await waitFor(() => expect(optionNames(canvas).length).toBeGreaterThan(3))
      await expect(optionNames(canvas).length).toBeLessThan(60)
      await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '10000')
    })
    await step('每一键都筛选全部，仍只画看得见的', async () => {
      const typed = { 第: '10,000', '第 9': '3,439', '第 98': '299', '第 9876': '1' }
      for (const [value, count] of Object.entries(typed)) {
        await fireEvent.change(input, { target: { value } })
        await expect(canvas.getByRole('status')).toHaveTextContent(`${count} 个选项，按上下键选择`)
        await expect(optionNames(canvas).length).toBeLessThan(60)
      }
      await expect(optionNames(canvas)).toEqual(['第 9876 职业技术学院'])
    })
    await step('键盘到最后一个，它在眼前', async () => {
      await userEvent.clear(input)
      await userEvent.keyboard('{End}')
      const last = await canvas.findByRole('option', { name: '第 9999 职业技术学院' })
      const list = canvas.getByRole('listbox').getBoundingClientRect()
      await waitFor(async () => {
        await expect(last.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top)
        await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1)
      })
      await userEvent.keyboard('{Enter}')
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: '9999', option: many[9999] })
    })
  },
})

export const Narrow = meta.story({
  name: '手机：字段和列表在键盘之上',
  globals: { viewport: { value: 'narrow' } },
  args: { source: many },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    await expect(list.height).toBeLessThanOrEqual(window.innerHeight * 0.4 + 1)
    await expect(list.width).toBeLessThanOrEqual(360)
  },
})

type Find = (request: { query: string; signal: AbortSignal }) => Promise<readonly ComboboxOption[]>
const find = fn<Find>()
const answering = async ({ query }: { query: string }) => [{ value: query, label: `${query}学院` }]

export const Searched = meta.story({
  name: '由服务查找：失败后重试',
  args: { source: find },
  beforeEach: () => {
    find.mockReset().mockRejectedValue(new Error('offline'))
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox')
    await expect(find).not.toHaveBeenCalled()
    await step('失败说出来，可以用键盘重试', async () => {
      await userEvent.type(input, '南')
      await expect(canvas.getByRole('status')).toHaveTextContent('正在查找…')
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('没有取到选项，可以重新加载'))
      find.mockImplementation(answering)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(optionNames(canvas)).toEqual(['南学院']))
    })
    await step('重试之后接着打字，一个字都不丢', async () => {
      await userEvent.type(input, '昌')
      await expect(input).toHaveValue('南昌')
      await waitFor(() => expect(optionNames(canvas)).toEqual(['南昌学院']))
      await userEvent.click(canvas.getByRole('option', { name: '南昌学院' }))
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        value: '南昌',
        option: { value: '南昌', label: '南昌学院' },
      })
      await expect(input).toHaveValue('南昌学院')
    })
  },
})

const waiting = new Map<string, () => void>()

export const OlderAnswer = meta.story({
  name: '较早的答复不会盖住较新的',
  args: { source: find },
  beforeEach: () => {
    waiting.clear()
    find
      .mockReset()
      .mockImplementation(
        ({ query }) =>
          new Promise(resolve => waiting.set(query, () => resolve([{ value: query, label: `${query}学院` }]))),
      )
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, '南')
    await waitFor(() => expect(waiting.has('南')).toBe(true))
    await userEvent.type(input, '昌')
    await waitFor(() => expect(waiting.has('南昌')).toBe(true))
    waiting.get('南昌')?.()
    await waitFor(() => expect(optionNames(canvas)).toEqual(['南昌学院']))
    waiting.get('南')?.()
    await Promise.resolve()
    await expect(optionNames(canvas)).toEqual(['南昌学院'])
    await expect(find.mock.calls[0]?.[0].signal.aborted).toBe(true)
  },
})

export const Loading = meta.story({
  name: '正在查找',
  args: { source: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent('正在查找…')
  },
})
