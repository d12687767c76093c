import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName } from '../../primitives/story-words.ts'
import { fitsSideways, least } from '../testing.ts'
import { FloorPlan } from './FloorPlan.tsx'
import type { Stand, StandState } from './floor-plan.ts'

const stateOf = (at: number): StandState => {
  if (at === 7) return 'mine'
  if (at % 11 === 10) return 'closed'
  return at % 3 === 0 ? 'taken' : 'free'
}

/** Rows of ten with an aisle after every second row. */
const hall = (count: number): Stand[] =>
  Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / 10)
    const state = stateOf(at)
    return {
      id: `s${at}`,
      label: `${String.fromCodePoint(65 + (row % 26))}${String((at % 10) + 1 + 10 * Math.floor(row / 26)).padStart(2, '0')}`,
      x: (at % 10) * 34,
      y: row * 26 + Math.floor(row / 2) * 20,
      width: 30,
      height: 26,
      state,
      ...((state === 'taken' || state === 'mine') && { company: `江西甲乙${at}科技有限公司` }),
    }
  })

const meta = preview.meta({
  id: 'ds-floor-plan',
  title: '设计系统/组合/展位平面图 FloorPlan',
  component: FloorPlan,
  args: { label: '1 号馆平面图', stands: hall(60), onChoose: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：现场招聘会按位置选展位、找单位。列表与平面图内容相同，放大后图在自己的框内滚动。\n\n何时不用：位置无关紧要时用 ListCard 列出单位；只要按行核对展位用 Table。',
      },
    },
  },
})

export const Plan = meta.story({
  name: '平面图',
  play: async ({ args, canvas, userEvent, step }) => {
    const stand = (name: RegExp) => canvas.getByRole('button', { name })
    await step('方向键走到相邻展位，边上不离开', async () => {
      stand(/^A01，已订，江西甲乙0科技有限公司$/).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(stand(/^A02，可选$/)).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(stand(/^B02，/)).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(stand(/^C02，/)).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect(stand(/^C01，/)).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(stand(/^F10，/)).toHaveFocus()
      await userEvent.keyboard('{Home}{ArrowRight}')
    })
    await step('回车与空格选择，给出展位', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChoose).toHaveBeenLastCalledWith({ stand: expect.objectContaining({ label: 'A02' }) })
      await userEvent.keyboard('{ArrowRight} ')
      await expect(args.onChoose).toHaveBeenLastCalledWith({ stand: expect.objectContaining({ label: 'A03' }) })
    })
    await step('只占一个 Tab 位', async () => {
      await expect(canvas.getAllByRole('button').filter(one => one.getAttribute('tabindex') === '0')).toHaveLength(1)
    })
    await step('点按选择；不开放的不能选', async () => {
      await userEvent.click(stand(/^A08，我的/))
      await expect(args.onChoose).toHaveBeenLastCalledWith({ stand: expect.objectContaining({ state: 'mine' }) })
      await userEvent.click(stand(/^B01，不开放$/))
      await expect(args.onChoose).toHaveBeenCalledTimes(3)
    })
  },
})

export const Zoomed = meta.story({
  name: '放大与缩小',
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const plan = canvas.getByRole('group', { name: /方向键/ })
    const times = () => plan.getBoundingClientRect().width / (plan.parentElement?.clientWidth ?? Number.NaN)
    await expect(times()).toBeCloseTo(1, 1)
    await userEvent.click(canvas.getByRole('button', { name: '放大' }))
    await userEvent.click(canvas.getByRole('button', { name: '放大' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('200%')
    await waitFor(() => expect(times()).toBeCloseTo(2, 1))
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
    for (let press = 0; press < 3; press += 1) await userEvent.click(canvas.getByRole('button', { name: '缩小' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('100%')
  },
})

export const AsList = meta.story({
  name: '列表与查找',
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '列表' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('共 60 个展位')
    const box = canvas.getByLabelText('按展位号或单位名称查找')
    await step('按单位找到并选择', async () => {
      await userEvent.type(box, '甲乙7科技')
      await expect(canvas.getByRole('status')).toHaveTextContent('共 1 个展位')
      await userEvent.click(canvas.getByRole('button', { name: /A08/ }))
      await expect(args.onChoose).toHaveBeenLastCalledWith({ stand: expect.objectContaining({ label: 'A08' }) })
    })
    await step('找不到说出来', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, 'Z99')
      await expect(canvas.getByRole('status')).toHaveTextContent('没有找到展位，请换一个词。')
    })
  },
})

export const FourHundred = meta.story({
  name: '四百个展位',
  args: { stands: hall(400) },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[data-at]')).toHaveLength(400)
    await userEvent.click(canvas.getByRole('tab', { name: '列表' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100)
    await userEvent.click(canvas.getByRole('button', { name: '再显示 100 个' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200)
  },
})

export const Empty = meta.story({
  name: '没有展位',
  args: { stands: [] },
  play: async ({ canvas }) => expect(canvas.getByText('暂无展位')).toBeVisible(),
})

export const Unplaced = meta.story({
  name: '缺位置的展位',
  args: { stands: [...hall(10), { id: 'x', label: 'X01', x: Number.NaN, y: 0, width: 0, height: 0, state: 'free' }] },
  play: async ({ canvas }) => expect(canvas.getByText(/有 1 个展位没有位置信息/)).toBeVisible(),
})

const long = hall(20).map((stand, at) => ({
  ...stand,
  label: at === 0 ? '特装展位第一百二十三号' : stand.label,
  company: at % 2 ? longCompany : `${rareName}<b>`,
}))

export const LongText = meta.story({ name: '长文字', args: { stands: long, defaultView: 'list' }, play: fitsSideways })
export const LongPlan = meta.story({ name: '长展位号', args: { stands: long } })
export const Narrow = meta.story({ name: '最窄', globals: least, play: fitsSideways })
export const Dark = meta.story({ name: '深色', globals: { theme: 'dark' } })
export const HighContrast = meta.story({ name: '高对比', globals: { theme: 'contrast' } })
export const Elder = meta.story({ name: '长辈版', globals: { size: 'elder', ...least }, play: fitsSideways })

export const Rooms = meta.story({
  name: '别的场所：考场',
  args: {
    label: '2 号楼 3 层平面图',
    stands: hall(20),
    words: {
      place: '考场',
      find: '按考场号查找',
      states: { free: '考场', mine: '您的考场', closed: '备用' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: '图例' })).not.toHaveTextContent('已订')
    await expect(canvas.getByRole('button', { name: /^A08，您的考场/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '列表' }))
    await expect(await canvas.findByRole('searchbox', { name: '按考场号查找' })).toBeVisible()
    await expect(canvas.getByText('共 20 个考场')).toBeVisible()
  },
})
