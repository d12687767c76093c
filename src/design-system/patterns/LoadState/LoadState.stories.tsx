import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { ButtonLink } from '../../primitives/ButtonLink/index.ts'
import { longCompany } from '../../primitives/story-words.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { LoadState, type LoadStateProps } from './LoadState.tsx'

const companies = ['赣州稀土新材料有限公司', longCompany]

const args: LoadStateProps<readonly string[]> = {
  data: undefined,
  error: undefined,
  isLoading: false,
  retry: fn(),
  isEmpty: list => list.length === 0,
  empty: (
    <EmptyState title="没有符合条件的单位" action={<ButtonLink href="/job-search">看看全部职位</ButtonLink>}>
      可以少选几个条件，或换一个词。
    </EmptyState>
  ),
  children: list => (
    <ul>
      {list.map(name => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  ),
}

const meta = preview.meta({
  id: 'ds-load-state',
  title: '设计系统/组合/加载状态 LoadState',
  component: LoadState<readonly string[]>,
  parameters: {
    docs: {
      description: {
        component:
          '何时使用：凡是向服务要数据的地方：加载、失败可重试、空、有内容，四种情况总有一种在屏上。\n\n何时不用：提交按钮的等待用 Button 的 loading；换页进度用 NavigationProgress；代码出错用 ErrorBoundary。',
      },
    },
  },
  args,
})

const offline = () => {
  let online = false
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  return {
    restore: () => Reflect.deleteProperty(navigator, 'onLine'),
    comeBack: () => {
      online = true
      window.dispatchEvent(new Event('online'))
    },
  }
}

export const Loading = meta.story({
  name: '加载中',
  args: { isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在加载')
    await expect(canvasElement.querySelector('[aria-busy]')).toBeVisible()
  },
})

export const Filled = meta.story({
  name: '有内容',
  args: { data: companies },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Empty = meta.story({
  name: '没有内容：说明下一步',
  args: { data: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '看看全部职位' })).toBeVisible()
  },
})

export const Failed = meta.story({
  name: '失败：可以重试',
  args: { error: new Error('服务器错误') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('加载失败')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(args.retry).toHaveBeenCalledOnce()
  },
})

export const FailedInWords = meta.story({
  name: '失败：说明原因',
  args: { error: { code: 5001 }, describeError: () => '查询过于频繁，请一分钟后再试。' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('查询过于频繁'),
})

export const Retrying = meta.story({
  name: '正在重试',
  args: { error: new Error('服务器错误'), isLoading: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /重试/ })).toHaveAttribute('aria-busy', 'true'),
})

export const Stale = meta.story({
  name: '更新失败：旧内容仍在',
  args: { data: companies, error: new Error('系统异常') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/以下是之前的内容/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
})

export const Validating = meta.story({
  name: '更新中：旧内容不闪',
  args: { data: companies, isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvasElement.querySelector('[aria-busy]')).toBeNull()
  },
})

let network: ReturnType<typeof offline>

export const Offline = meta.story({
  name: '网络断开：恢复后自动重试',
  args: { error: new Error('Failed to fetch') },
  beforeEach: () => {
    network = offline()
    return network.restore
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/网络已断开/)).toBeVisible()
    network.comeBack()
    await waitFor(() => expect(args.retry).toHaveBeenCalledOnce())
  },
})
