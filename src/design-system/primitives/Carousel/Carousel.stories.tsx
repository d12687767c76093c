import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Card } from '../Card/index.ts'
import { Image } from '../Image/index.ts'
import { longCompany, rareName, unbroken } from '../story-words.ts'
import { Carousel } from './Carousel.tsx'

const picture = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='160' height='90'><rect width='160' height='90' fill='${hue}'/></svg>`)}`

const slides = ['teal', 'steelblue', 'darkolivegreen', 'indianred', 'slategray'].map((hue, index) => ({
  key: hue,
  content: <Image src={picture(hue)} ratio="16:9" alt={`招聘会现场照片 ${index + 1}`} loading="eager" />,
}))

const meta = preview.meta({
  id: 'ds-carousel',
  title: '设计系统/展示/轮播 Carousel',
  component: Carousel,
  args: { label: '招聘会现场', slides, onSlideChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：一组同类图片或卡片，一次看一张，不看也不影响办事，例如企业环境照片。默认不自动播放。\n\n何时不用：首页要闻、办事入口等人人都要看到的内容，用 EntryGrid 或 Card 直接铺开；只有一两张图用 Image。',
      },
    },
  },
})

export const Plain = meta.story({
  name: '按钮与方向键',
  play: async ({ args, canvas, userEvent, step }) => {
    const next = canvas.getByRole('button', { name: '下一张' })
    await expect(canvas.getByText('第 1 张，共 5 张')).toBeVisible()
    await step('按钮', async () => {
      await userEvent.click(next)
      await expect(await canvas.findByText('第 2 张，共 5 张')).toBeVisible()
      await expect(args.onSlideChange).toHaveBeenLastCalledWith({ index: 1 })
      const track = canvas.getByRole('group', { name: '招聘会现场，可用左右方向键切换' })
      await waitFor(() => expect(track.scrollLeft).toBe(track.clientWidth))
    })
    await step('方向键、End 和 Home', async () => {
      canvas.getByRole('group', { name: '招聘会现场，可用左右方向键切换' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(await canvas.findByText('第 3 张，共 5 张')).toBeVisible()
      await userEvent.keyboard('{End}')
      await expect(await canvas.findByText('第 5 张，共 5 张')).toBeVisible()
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('{Home}{ArrowLeft}')
      await expect(await canvas.findByText('第 1 张，共 5 张')).toBeVisible()
    })
    await expect(canvas.queryByRole('button', { name: '暂停播放' })).toBeNull()
  },
})

export const Swiped = meta.story({
  name: '手指滑动',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('group', { name: '招聘会现场，可用左右方向键切换' })
    track.scrollTo({ left: track.clientWidth * 3, behavior: 'instant' })
    await expect(await canvas.findByText('第 4 张，共 5 张')).toBeVisible()
  },
})

export const MovesByItself = meta.story({
  name: '自动播放可以暂停',
  tags: ['no-picture'],
  args: { every: 8 },
  beforeEach() {
    const real = window.matchMedia.bind(window)
    const still = spyOn(window, 'matchMedia').mockImplementation(query =>
      real(query.includes('reduced-motion') ? 'not all' : query),
    )
    return () => still.mockRestore()
  },
  play: async ({ canvas, mount, args, userEvent }) => {
    const timers = spyOn(globalThis, 'setInterval')
    await mount(<Carousel {...args} />)
    const tick = await waitFor(() => {
      const [every] = timers.mock.calls.find(([, time]) => time === 8000) ?? []
      if (typeof every !== 'function') throw new Error('nothing plays yet')
      return every
    })
    timers.mockRestore()
    tick()
    await expect(await canvas.findByText('第 2 张，共 5 张')).toHaveAttribute('aria-live', 'off')
    // Whoever works in it keeps it still, wherever the pointer goes.
    const track = canvas.getByRole('group', { name: '招聘会现场，可用左右方向键切换' })
    track.focus()
    await userEvent.hover(track)
    await userEvent.unhover(track)
    await expect(canvas.getByText('第 2 张，共 5 张')).toHaveAttribute('aria-live', 'polite')
    track.blur()
    await waitFor(() => expect(canvas.getByText('第 2 张，共 5 张')).toHaveAttribute('aria-live', 'off'))
    await userEvent.click(canvas.getByRole('button', { name: '暂停播放' }))
    await expect(canvas.getByText('第 2 张，共 5 张')).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getByRole('button', { name: '自动播放' })).toBeVisible()
  },
})

export const ReducedMotion = meta.story({
  name: '减少动态效果时不自动播放',
  args: { every: 8 },
  beforeEach() {
    const real = window.matchMedia.bind(window)
    const still = spyOn(window, 'matchMedia').mockImplementation(query =>
      real(query.includes('reduced-motion') ? 'all' : query),
    )
    return () => still.mockRestore()
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /播放/ })).toBeNull(),
})

export const One = meta.story({
  name: '只有一张',
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
})

export const Nothing = meta.story({
  name: '没有内容',
  args: { slides: [] },
  play: async ({ canvas }) => expect(canvas.getByText('暂无内容')).toBeVisible(),
})

export const LongText = meta.story({
  name: '长文字',
  args: {
    slides: [longCompany, rareName, `<b>${unbroken}`].map(words => ({ key: words, content: <Card title={words} /> })),
  },
  globals: { viewport: { value: 'least' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

export const Narrow = meta.story({ name: '窄屏', globals: { viewport: { value: 'narrow' } } })
