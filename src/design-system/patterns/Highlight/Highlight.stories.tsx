import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { Highlight } from './Highlight.tsx'

const meta = preview.meta({
  id: 'ds-highlight',
  title: '设计系统/组合/标出搜索词 Highlight',
  component: Highlight,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：搜索结果里标出命中的字词，范围由服务给出。\n\n何时不用：强调重要的话用 Text 的 strong；表示状态用 Tag；没有搜索词时不用。',
      },
    },
  },
  args: {
    text: '会计助理（总账会计）',
    ranges: [
      { start: 0, end: 2 },
      { start: 7, end: 9 },
    ],
  },
})

const marks = (root: HTMLElement) => [...root.querySelectorAll('mark')].map(mark => mark.textContent)

export const Found = meta.story({
  name: '标出每一处',
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['会计', '会计'])
    await expect(canvasElement).toHaveTextContent('会计助理（总账会计）')
  },
})
export const Nothing = meta.story({
  name: '没有要标的',
  args: { ranges: [] },
  play: async ({ canvasElement }) => expect(marks(canvasElement)).toEqual([]),
})
export const Markup = meta.story({
  name: '文字里的标签仍是文字',
  args: { text: '<b>普工</b>', ranges: [{ start: 3, end: 5 }] },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['普工'])
    await expect(canvasElement.querySelector('b')).toBeNull()
  },
})
