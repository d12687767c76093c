import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { CountUp } from './CountUp.tsx'

const meta = preview.meta({
  id: 'ds-count-up',
  title: '设计系统/组合/数字滚动 CountUp',
  component: CountUp,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：首页上展示规模的大数字，进入视野时滚动一次；读屏和关闭动画时直接是最终数。\n\n何时不用：个人的计数、薪资、分数用 Stat，数字跳动会让人不安；剩余时间用 Countdown；一整行数据用 StatStrip。',
      },
    },
  },
  args: { value: 1_234_567 },
})

/** Stories run with reduced motion; one asks for motion. */
const withMotion = () => {
  const real = window.matchMedia
  const list = new Proxy(real.call(window, '(prefers-reduced-motion: reduce)'), {
    get: (target, name) => (name === 'matches' ? false : Reflect.get(target, name, target)),
  })
  window.matchMedia = query => (query.includes('reduced-motion') ? list : real.call(window, query))
  return () => {
    window.matchMedia = real
  }
}

export const Still = meta.story({
  name: '减少动态时直接是结果',
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^1,234,567$/),
})

export const Counting = meta.story({
  name: '滚动到结果，不移动版面',
  args: { value: 86_420, duration: 400 },
  beforeEach: withMotion,
  play: async ({ canvas, canvasElement, step }) => {
    await document.fonts.ready
    const figure = canvas.getByText('86,420')
    const { width } = figure.getBoundingClientRect()
    await step('滚动时屏幕阅读器读到的是结果', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).not.toBeNull())
      await expect(figure).toHaveTextContent('86,420')
      await expect(figure.getBoundingClientRect().width).toBe(width)
    })
    await step('结束后只剩结果', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).toBeNull())
      await expect(figure).not.toHaveAttribute('data-running')
    })
  },
})

export const NoNumber = meta.story({
  name: '不是数字',
  args: { value: Number.NaN },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('—'),
})
