import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { longCompany, rareName } from '../../primitives/story-words.ts'
import { fitsSideways, least } from '../testing.ts'
import { FloorPlan } from './FloorPlan.tsx'
import { boothText, type FloorBooth, floorBoothStates, hallWords } from './floor-plan.ts'
import { routeThrough } from './floor-route.ts'
import { sampleHall, sampleKinds } from './testing.ts'

const hall = sampleHall(60)
const chosen = (code: string) => ({ booth: expect.objectContaining({ code }) })

const meta = preview.meta({
  id: 'ds-floor-plan',
  title: '设计系统/组合/展位平面图 FloorPlan',
  component: FloorPlan,
  args: { label: '1 号馆平面图', ...hall, words: { kinds: sampleKinds }, onChoose: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：现场招聘会按位置选展位、找单位，沿路线逛自己的清单。列表与平面图内容相同：宽屏两样都在，手机先看列表；放大后图在自己的框内滚动；打印只印一张带图例的平面图。\n\n何时不用：位置无关紧要时用 ListCard 列出单位；只要按行核对展位用 Table。',
      },
    },
  },
})

export const Plan = meta.story({
  name: '平面图',
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const booth = (name: RegExp) => canvas.getByRole('button', { name })
    await step('方向键走到相邻展位，边上不离开', async () => {
      booth(/^A01，已定，特装展位/).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(booth(/^A02，空闲，标准展位$/)).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(booth(/^B02，/)).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(booth(/^C02，/)).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect(booth(/^C01，/)).toHaveFocus()
    })
    await step('Home、End 到第一个和最后一个', async () => {
      await userEvent.keyboard('{End}')
      await expect(booth(/^F10，/)).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(booth(/^A01，/)).toHaveFocus()
    })
    await step('输入编号直达', async () => {
      await userEvent.keyboard('d7')
      await expect(booth(/^D07，/)).toHaveFocus()
    })
    await step('回车与空格选择，给出展位', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChoose).toHaveBeenLastCalledWith(chosen('D07'))
      await userEvent.keyboard('{ArrowRight} ')
      await expect(args.onChoose).toHaveBeenLastCalledWith(chosen('D08'))
    })
    await step('平面图只占一个 Tab 位', async () => {
      await expect(canvasElement.querySelectorAll('[data-at][tabindex="0"]')).toHaveLength(1)
    })
    await step('点按选择；不开放的不能选', async () => {
      await userEvent.click(booth(/^A08，我的展位/))
      await expect(args.onChoose).toHaveBeenLastCalledWith(chosen('A08'))
      await userEvent.click(booth(/^B01，不开放/))
      await expect(args.onChoose).toHaveBeenCalledTimes(3)
    })
  },
})

export const ReadAloud = meta.story({
  name: '读屏听到的名称',
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const plan = canvas.getByRole('group', { name: '1 号馆平面图，方向键在展位间移动，输入编号直达，回车选择' })
    const read = within(plan)
      .getAllByRole('button')
      .map(one => one.getAttribute('aria-label'))
    await expect(read).toEqual(hall.booths.map(booth => boothText(booth, { ...hallWords, kinds: sampleKinds })))
    await expect(read).toContain('A02，空闲，标准展位')
    await expect(read).toContain('A06，暂时保留，标准展位，还剩 12 分钟')
    await expect(read).toContain('A04，已定，标准展位，滕王阁文旅，已加入清单')
  },
})

export const ListEqualsPlan = meta.story({
  name: '列表与平面图相同',
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('region', { name: '1 号馆平面图，列表' })
    const plain = (words: string) => words.replaceAll(/[，\s★]/g, '')
    const listed = within(list)
      .getAllByRole('button')
      .map(one => plain(one.textContent))
    const drawn = [...canvasElement.querySelectorAll('[data-at]')].map(one =>
      plain(one.getAttribute('aria-label') ?? ''),
    )
    await expect(listed.toSorted()).toEqual(drawn.toSorted())
  },
})

export const Zoomed = meta.story({
  name: '放大、缩小与看全图',
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const plan = canvas.getByRole('group', { name: /方向键/ })
    const zoom = within(canvas.getByRole('group', { name: '缩放' }))
    const times = () => plan.getBoundingClientRect().width / (plan.parentElement?.clientWidth ?? Number.NaN)
    await expect(times()).toBeCloseTo(1, 1)
    await userEvent.click(zoom.getByRole('button', { name: '放大' }))
    await userEvent.click(zoom.getByRole('button', { name: '放大' }))
    await expect(zoom.getByRole('status')).toHaveTextContent('200%')
    await waitFor(() => expect(times()).toBeCloseTo(2, 1))
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
    await userEvent.click(zoom.getByRole('button', { name: '缩小' }))
    await expect(zoom.getByRole('status')).toHaveTextContent('150%')
    await userEvent.click(zoom.getByRole('button', { name: '看全图' }))
    await expect(zoom.getByRole('status')).toHaveTextContent('100%')
  },
})

export const AsList = meta.story({
  name: '列表与查找',
  globals: least,
  play: async ({ args, canvas, userEvent, step }) => {
    const list = within(canvas.getByRole('region', { name: '1 号馆平面图，列表' }))
    const status = () => list.getByRole('status')
    await expect(status()).toHaveTextContent('共 60 个展位')
    await expect(canvas.queryByRole('group', { name: /方向键/ })).toBeNull()
    const box = canvas.getByLabelText('按展位号或单位名称查找')
    await step('按单位找到并选择', async () => {
      await userEvent.type(box, '滕王阁')
      await userEvent.selectOptions(canvas.getByLabelText('状态'), '已定')
      await expect(status()).toHaveTextContent('共 4 个展位')
      await userEvent.click(list.getByRole('button', { name: /A04/ }))
      await expect(args.onChoose).toHaveBeenLastCalledWith(chosen('A04'))
    })
    await step('找不到说出来', async () => {
      await userEvent.clear(box)
      await userEvent.type(box, 'Z99')
      await expect(status()).toHaveTextContent('没有找到展位，请换一个词或状态。')
    })
    await step('手机上换到平面图', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '平面图' }))
      await expect(canvas.getByRole('group', { name: /方向键/ })).toBeVisible()
      await expect(canvas.queryByRole('region', { name: '1 号馆平面图，列表' })).toBeNull()
    })
  },
})

export const Forty = meta.story({ name: '四十个展位', args: sampleHall(40) })
export const Hundred = meta.story({ name: '一百个展位', args: sampleHall(100) })

export const FourHundred = meta.story({
  name: '四百个展位',
  args: sampleHall(400),
  play: async ({ canvasElement, canvas, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[data-at]')).toHaveLength(400)
    await expect(canvas.getAllByRole('listitem').filter(one => one.querySelector('button'))).toHaveLength(100)
    await userEvent.click(canvas.getByRole('button', { name: '再显示 100 个' }))
    await expect(canvas.getAllByRole('listitem').filter(one => one.querySelector('button'))).toHaveLength(200)
    canvas.getByRole('button', { name: /^A01，/ }).focus()
    await userEvent.keyboard('t20')
    await expect(canvas.getByRole('button', { name: /^T20，/ })).toHaveFocus()
  },
})

const stateHall = floorBoothStates.flatMap((state, row) =>
  (['standard', 'large', 'public'] as const).map(
    (kind, at): FloorBooth => ({
      code: `${String.fromCodePoint(65 + row)}0${at + 1}`,
      kind,
      state,
      x: at * 70,
      y: row * 50,
      w: 50,
      h: 34,
      marked: at === 1,
      ...(state === 'held' && { note: '还剩 12:30' }),
      ...((state === 'taken' || state === 'own') && { label: '赣鄱重工' }),
    }),
  ),
)

export const States = meta.story({
  name: '各种状态与种类',
  args: { booths: stateHall, hall: undefined, features: [], chosen: 'A02' },
  play: async ({ canvas }) => {
    const legend = canvas.getByRole('list', { name: '图例' })
    for (const words of Object.values(hallWords.states)) await expect(legend).toHaveTextContent(`${words} 3`)
    await expect(canvas.getByRole('button', { name: 'A02，空闲，特装展位，已加入清单，已选' })).toBeVisible()
  },
})

const walk = ['C03', 'A04', 'F09', 'D02', 'B08']
const stops = walk.flatMap(code => hall.booths.find(one => one.code === code) ?? [])
const { order } = routeThrough(hall.booths, stops, hall.features[0])

export const Route = meta.story({
  name: '路线',
  args: { route: order.map(at => walk[at] ?? '') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: '图例' })).toHaveTextContent('路线，数字为先后')
    await expect(canvasElement.querySelectorAll('polyline[points*=" "]').length).toBeGreaterThan(0)
  },
})

export const PlanOnly = meta.story({
  name: '只有平面图',
  args: { ...sampleHall(40), planOnly: true },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
})

export const Empty = meta.story({
  name: '没有展位',
  args: { booths: [] },
  play: async ({ canvas }) => expect(canvas.getByText('暂无展位')).toBeVisible(),
})

export const Unplaced = meta.story({
  name: '缺位置的展位',
  args: { booths: [...sampleHall(10).booths, { code: 'X01', x: Number.NaN, y: 0, w: 0, h: 0, state: 'free' }] },
  play: async ({ canvas }) => expect(canvas.getByText(/有 1 个展位没有位置信息/)).toBeVisible(),
})

const long = sampleHall(20).booths.map((booth, at) => ({
  ...booth,
  code: at === 0 ? '特装展位第一百二十三号' : booth.code,
  label: at % 2 ? longCompany : `${rareName}<b>`,
}))

export const LongText = meta.story({ name: '长文字', args: { booths: long }, globals: least, play: fitsSideways })
export const LongPlan = meta.story({ name: '长展位号', args: { booths: long } })
export const Narrow = meta.story({ name: '最窄', globals: least, play: fitsSideways })
export const NarrowPlan = meta.story({
  name: '手机上的平面图',
  args: { defaultView: 'plan' as const },
  globals: least,
  play: fitsSideways,
})
export const Dark = meta.story({ name: '深色', args: { route: walk }, globals: { theme: 'dark' } })
export const HighContrast = meta.story({ name: '高对比', globals: { theme: 'contrast' } })
export const Elder = meta.story({ name: '长辈版', globals: { size: 'elder', ...least }, play: fitsSideways })

export const Rooms = meta.story({
  name: '别的场所：考场',
  args: {
    label: '2 号楼 3 层平面图',
    booths: sampleHall(10).booths.map(({ code, x, y, w, h, state }) => ({ code, x, y, w, h, state })),
    hall: undefined,
    features: [],
    words: {
      place: '考场',
      find: '按考场号查找',
      states: { free: '考场', own: '您的考场', taken: '特殊' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '图例' })).not.toHaveTextContent('已定')
    await expect(canvas.getByRole('button', { name: /^A08，您的考场/ })).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: '按考场号查找' })).toBeVisible()
    await expect(canvas.getByText('共 10 个考场')).toBeVisible()
  },
})
