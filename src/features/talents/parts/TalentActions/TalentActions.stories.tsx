import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { printResume } from '#contract/resume-files'
import { downloadTalent, setTalentFavourite } from '#contract/talents'
import { employerUser } from '#mocks/fixtures/employer'
import { talentId } from '#mocks/fixtures/talents'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { TalentActions } from './TalentActions.tsx'

const kept = fn<(favourite: unknown) => void>()
const told = fn<(input: unknown) => void>()

const meta = preview.meta({
  id: 'talents-actions',
  title: '业务/人才/简历操作 TalentActions',
  component: TalentActions,
  args: { id: talentId, name: '阿**', favourite: false, downloaded: false, revealed: false, downloadsLeft: 28 },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    kept.mockClear()
    told.mockClear()
    msw.use(
      mock(downloadTalent).returns({ downloadsLeft: 27 }),
      mock(setTalentFavourite).answers(({ favourite }) => {
        kept(favourite)
        return { favourite: true }
      }),
      mock(printResume).answers(input => {
        told(input)
        return { ok: true }
      }),
    )
  },
})

export const Default = meta.story({
  name: '下载前说明后果',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载简历，查看联系方式' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('求职者会收到通知')
    await userEvent.click(await screen.findByRole('button', { name: '下载简历' }))
    await expect(await screen.findByText('联系方式已显示')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})
export const Keeping = meta.story({
  name: '收藏',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收藏' }))
    await expect(await screen.findByText('已收藏')).toBeInTheDocument()
    await expect(kept.mock.calls).toEqual([[true]])
  },
})
export const Downloaded = meta.story({
  name: '已下载',
  args: { downloaded: true, revealed: true, favourite: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已下载，联系方式已显示。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /下载简历/ })).not.toBeInTheDocument()
  },
})
export const Applied = meta.story({ name: '投递过本单位', args: { revealed: true } })
export const UsedUp = meta.story({
  name: '今天的次数用完',
  args: { downloadsLeft: 0 },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '下载简历，查看联系方式' })).toBeDisabled(),
})
export const Refused = meta.story({
  name: '下载被拒绝',
  beforeEach({ msw }) {
    msw.use(mock(downloadTalent).refuses({ code: codes.quotaReached, msg: '今天已下载 30 份简历，请明天再来' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载简历，查看联系方式' }))
    await userEvent.click(await screen.findByRole('button', { name: '下载简历' }))
    await expect(await screen.findByText('今天已下载 30 份简历，请明天再来')).toBeInTheDocument()
  },
})
export const Printed = meta.story({
  name: '打印前先记下来，求职者看得到',
  tags: ['no-picture'],
  args: { downloaded: true, revealed: true },
  play: async ({ canvas, userEvent, step }) => {
    // The browser says so itself when it prints.
    const print = spyOn(window, 'print').mockImplementation(() => void window.dispatchEvent(new Event('beforeprint')))
    await userEvent.click(canvas.getByRole('button', { name: '打印简历' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    await expect(told.mock.calls).toEqual([[{ kind: 'open', id: talentId }]])
    await step('用浏览器自己的打印也记下来', async () => {
      window.dispatchEvent(new Event('beforeprint'))
      await waitFor(() => expect(told).toHaveBeenCalledTimes(2))
    })
    print.mockRestore()
  },
})
export const NotPrinted = meta.story({
  name: '没有记下来就不打印',
  tags: ['no-picture'],
  args: { downloaded: true, revealed: true },
  beforeEach({ msw }) {
    msw.use(mock(printResume).refuses({ code: codes.notFound, msg: '没有找到，可能已被删除' }))
  },
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: '打印简历' }))
    await expect(await screen.findByText('没有找到，可能已被删除')).toBeInTheDocument()
    await expect(print).not.toHaveBeenCalled()
    print.mockRestore()
  },
})
