import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { OfflineBanner } from './OfflineBanner.tsx'

let online = true
const become = (next: boolean) => {
  online = next
  window.dispatchEvent(new Event(next ? 'online' : 'offline'))
}

const meta = preview.meta({
  id: 'ds-offline-banner',
  title: '设计系统/组合/断网提示 OfflineBanner',
  component: OfflineBanner,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：整站一处，断网时说明，恢复后告知并自己消失。\n\n何时不用：某个请求失败用 LoadState 的重试；草稿没存上用 DraftStatus；预告停机用 Notice。',
      },
    },
    layout: 'fullscreen',
  },
  args: { farewell: 100 },
  beforeEach: () => {
    online = true
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
})

export const GoneAndBack = meta.story({
  name: '断开与恢复',
  play: async ({ canvas, step }) => {
    const status = canvas.getByRole('status')
    await step('一切正常时没有文字', () => expect(status).toBeEmptyDOMElement())
    await step('断开时说明', async () => {
      become(false)
      await waitFor(() => expect(status).toHaveTextContent('网络已断开'))
    })
    await step('恢复时说一声，随后收起', async () => {
      become(true)
      await waitFor(() => expect(status).toHaveTextContent('网络已恢复'))
      await waitFor(() => expect(status).toBeEmptyDOMElement())
    })
  },
})

export const Gone = meta.story({
  name: '断开',
  globals: { viewport: { value: 'least' } },
  beforeEach: () => {
    online = false
  },
})
