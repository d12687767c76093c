import { delay, HttpResponse, http } from 'msw'
import { expect, fn } from 'storybook/test'
import { longLive } from '#mocks/fixtures/fair-lives'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { LivePlayer } from './LivePlayer.tsx'

const MASTER = '*/lives/5/live/master.m3u8'

const meta = preview.meta({
  id: 'fair-lives-player',
  title: '业务/招聘会/直播画面 LivePlayer',
  component: LivePlayer,
  args: {
    title: '生产技工与储备干部专场宣讲',
    topic: 'pitch' as const,
    playlist: '/lives/5/live/master.m3u8',
    isLive: true,
    hasCaptions: true,
    onFault: fn(),
  },
})

export const Filled = meta.story({
  name: '直播，还没有点开',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '看直播' })).toBeVisible()
    await expect(canvas.getByText('直播', { exact: true })).toBeVisible()
  },
})

export const Captions = meta.story({
  name: '字幕默认打开，可以用键盘关掉',
  play: async ({ canvas, userEvent }) => {
    const captions = canvas.getByRole('switch', { name: '字幕' })
    await expect(captions).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '看直播' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(captions).not.toBeChecked()
  },
})

export const Replay = meta.story({
  name: '回放，没有字幕',
  args: { isLive: false, hasCaptions: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '看回放' })).toBeVisible()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
})

export const Loading = meta.story({
  name: '正在接通',
  beforeEach({ msw }) {
    msw.use(
      http.get(MASTER, async () => {
        await delay('infinite')
        return HttpResponse.error()
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看直播' }))
    await expect(await canvas.findByRole('button', { name: /正在接通/ })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Failed = meta.story({
  name: '没有接上，可以重试',
  beforeEach({ msw }) {
    msw.use(http.get(MASTER, () => new HttpResponse(null, { status: 404 })))
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '看直播' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('画面没有接上')
    await expect(args.onFault).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请检查网络')
    await expect(args.onFault).toHaveBeenCalledTimes(2)
  },
})

export const LongText = meta.story({ name: '很长的标题', args: { title: longLive.title }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
