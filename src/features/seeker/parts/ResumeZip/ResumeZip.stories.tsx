import { HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { zipAll, zipSelected } from '#contract/resume-files'
import { API_PREFIX } from '#contract/wire'
import { employerUser } from '#mocks/fixtures/employer'
import { zipAnswer } from '#mocks/fixtures/resume-files'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumeZip } from './ResumeZip.tsx'

/** What the service was asked for. */
const asked = fn<(form: string) => void>()
const ids = ['3f1d5c9e-0b7a-4e2d-8c6f-1a2b3c4d5e6f', '4f1d5c9e-0b7a-4e2d-8c6f-1a2b3c4d5e6f']
const selected = `*${API_PREFIX}${zipSelected.path}`

const meta = preview.meta({
  id: 'seeker-resume-zip',
  title: '业务/求职者/打包下载 ResumeZip',
  component: ResumeZip,
  args: { order: { ids }, count: 2, label: '打包下载' },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    asked.mockClear()
    msw.use(
      http.post(selected, async ({ request }) => {
        asked(await request.text())
        return zipAnswer(2)
      }),
    )
  },
})

export const Filled = meta.story({
  name: '两份，一份附有作品，下载完成',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打包下载' }))
    await expect(await screen.findByRole('dialog', { name: '打包下载 2 份简历' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '开始下载' }))
    await expect(await screen.findByText(/^已保存，共 0.2 MB.*放入 2 份/)).toBeInTheDocument()
    await expect(asked.mock.calls).toEqual([[ids.map(id => `ids=${id}`).join('&')]])
    await userEvent.click(screen.getByRole('button', { name: '完成' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: '打包下载' })).toHaveFocus()
  },
})

export const Loading = meta.story({
  name: '正在打包，第三份之后还没有来',
  args: { order: { filter: {} }, label: '打包下载全部' },
  beforeEach({ msw }) {
    msw.use(http.post(`*${API_PREFIX}${zipAll.path}`, () => zipAnswer(40, 3)))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打包下载全部' }))
    await userEvent.click(await screen.findByRole('button', { name: '开始下载' }))
    const bar = await screen.findByRole('progressbar', { name: '正在打包' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '2/40 份'))
    await expect(await screen.findByText(/^已收到 0\.[23] MB/)).toBeInTheDocument()
  },
})

export const GivenUp = meta.story({
  name: '取消，可以重新开始',
  beforeEach({ msw }) {
    msw.use(http.post(selected, () => zipAnswer(2, 1)))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打包下载' }))
    await userEvent.click(await screen.findByRole('button', { name: '开始下载' }))
    await userEvent.click(await screen.findByRole('button', { name: '取消下载' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: '打包下载' }))
    const begin = await screen.findByRole('button', { name: '开始下载' })
    await waitFor(() => expect(begin).toBeVisible())
  },
})

export const Failed = meta.story({
  name: '中途断了，重试后完成',
  beforeEach({ msw }) {
    let tries = 0
    msw.use(
      http.post(selected, () => {
        tries += 1
        return tries === 1 ? HttpResponse.error() : zipAnswer(2)
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打包下载' }))
    await userEvent.click(await screen.findByRole('button', { name: '开始下载' }))
    await expect(await screen.findByText(/^没有下载成功：/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await expect(await screen.findByText(/^已保存/)).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  name: '另一个打包下载正在进行',
  beforeEach({ msw }) {
    const msg = '您有一个打包下载正在进行，请等它完成或取消后再试'
    msw.use(mock(zipSelected).refuses({ code: codes.wrongState, msg }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打包下载' }))
    await userEvent.click(await screen.findByRole('button', { name: '开始下载' }))
    await expect(await screen.findByText(/您有一个打包下载正在进行/)).toBeInTheDocument()
  },
})

export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打包下载' }))
    const begin = await screen.findByRole('button', { name: '开始下载' })
    await waitFor(() => expect(begin).toBeVisible())
  },
})
