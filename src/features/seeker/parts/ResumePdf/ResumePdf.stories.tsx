import { http } from 'msw'
import { expect, fn, screen } from 'storybook/test'
import { codes } from '#contract/codes'
import { downloadResume, downloadSentResume } from '#contract/resume-files'
import { API_PREFIX } from '#contract/wire'
import { pdfAnswer } from '#mocks/fixtures/resume-files'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ResumePdf } from './ResumePdf.tsx'

/** What the service was asked for. */
const asked = fn<(form: string) => void>()
const id = '3f1d5c9e-0b7a-4e2d-8c6f-1a2b3c4d5e6f'

const meta = preview.meta({
  id: 'seeker-resume-pdf',
  title: '业务/求职者/下载 PDF ResumePdf',
  component: ResumePdf,
  args: { kind: 'own' as const, id },
  beforeEach({ msw }) {
    asked.mockClear()
    const answer = async ({ request }: { request: Request }) => {
      asked(await request.text())
      return pdfAnswer()
    }
    msw.use(
      http.post(`*${API_PREFIX}${downloadResume.path}`, answer),
      http.post(`*${API_PREFIX}${downloadSentResume.path}`, answer),
    )
  },
})

export const Filled = meta.story({
  name: '自己的简历',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }))
    await expect(await screen.findByText('已保存 PDF')).toBeInTheDocument()
    await expect(asked.mock.calls).toEqual([[`id=${id}`]])
  },
})
export const Received = meta.story({
  name: '收到的简历，求职者看得到下载',
  args: { kind: 'sent' as const },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }))
    await expect(await screen.findByText('已保存 PDF，求职者可以看到这次下载')).toBeInTheDocument()
  },
})
export const Loading = meta.story({
  name: '正在生成',
  beforeEach({ msw }) {
    msw.use(mock(downloadResume).hangs())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }))
    await expect(await canvas.findByRole('button', { name: /^下载 PDF/ })).toHaveAttribute('aria-busy', 'true')
  },
})
export const Failed = meta.story({
  name: '没有生成',
  beforeEach({ msw }) {
    msw.use(mock(downloadResume).fails())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }))
    await expect(await screen.findByText('服务器错误')).toBeInTheDocument()
    await expect(screen.getByRole('region', { name: '消息' }).children).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: '下载 PDF' })).toBeEnabled()
  },
})
export const NotFound = meta.story({
  name: '已撤回',
  args: { kind: 'sent' as const },
  beforeEach({ msw }) {
    msw.use(mock(downloadSentResume).refuses({ code: codes.wrongState, msg: '求职者已撤回这份投递，简历不再提供' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF' }))
    await expect(await screen.findByText('求职者已撤回这份投递，简历不再提供')).toBeInTheDocument()
  },
})
export const Narrow = meta.story({ name: '手机上', globals: narrow })
