import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { fairSignsInFull } from '#mocks/fixtures/fair-papers'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { catchPrinting } from '../../testing.ts'
import { SignDesk } from './SignDesk.tsx'

const printed: HTMLElement[] = []

const meta = preview.meta({
  id: 'fair-office-sign-desk',
  title: '业务/招聘会主办方/打印展位牌 SignDesk',
  component: SignDesk,
  args: { signs: fairSignsInFull, onPrinted: fn(() => Promise.resolve()) },
  beforeEach: () => catchPrinting(printed),
})

export const Filled = meta.story({
  name: '打印没打印过和有变动的',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('打印两张，横放的 A4，没有纸头', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '打印 2 张' }))
      await waitFor(() => expect(printed).toHaveLength(1))
      await expect(printed[0]?.querySelectorAll('article')).toHaveLength(2)
      await expect(printed[0]?.querySelector('header')?.tagName).toBe('HEADER')
    })
    await step('确认以后记下打印过', async () => {
      const dialog = within(await screen.findByRole('alertdialog', { name: '2 张都打印出来了吗？' }))
      await userEvent.click(dialog.getByRole('button', { name: '都打印好了' }))
      await waitFor(() => expect(args.onPrinted).toHaveBeenCalledWith(fairSignsInFull.signs.slice(0, 2)))
    })
  },
})

export const ByRow = meta.story({
  name: '一排',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '一排' }))
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '排' }), 'B')
    await expect(await canvas.findByRole('button', { name: '打印 1 张' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^B02 九江示例物流有限公司/ })).toBeVisible()
  },
})

export const ByBooth = meta.story({
  name: '选定的展位',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '选定的展位' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /^展位号/ }), 'a01、B02 A02')
    await expect(await canvas.findByText('没有展位牌：A02')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '打印 2 张' })).toBeVisible()
  },
})

export const AllPrinted = meta.story({
  name: '都打印过',
  args: {
    signs: { ...fairSignsInFull, signs: fairSignsInFull.signs.map(sign => ({ ...sign, state: 'printed' as const })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('展位牌都打印过，之后没有变动。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '打印 0 张' })).toBeDisabled()
  },
})

export const Empty = meta.story({
  name: '还没有单位',
  args: { signs: { ...fairSignsInFull, signs: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有单位定下展位')).toBeVisible()
    await expect(canvas.getByText('1 个：A02')).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
