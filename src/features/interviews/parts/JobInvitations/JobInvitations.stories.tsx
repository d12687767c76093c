import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { answerJobInvitation, listJobInvitations } from '#contract/job-invitations'
import { jobInvitation, jobInvitations } from '#mocks/fixtures/job-invitations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { JobInvitations } from './JobInvitations.tsx'

const answered = fn<(id: unknown, answer: unknown) => void>()

const meta = preview.meta({
  id: 'interviews-job-invitations',
  title: '业务/面试/应聘邀请 JobInvitations',
  component: JobInvitations,
  args: { now: Date.parse('2026-11-20T09:30:00+08:00') },
  parameters: { route: '/user/invitation-list?group=jobs', session: seekerUser },
  beforeEach({ msw }) {
    answered.mockClear()
    msw.use(
      mock(listJobInvitations).returns(jobInvitations),
      mock(answerJobInvitation).answers(({ id, answer }) => {
        answered(id, answer)
        return { ...jobInvitation, id, state: answer === 'apply' ? 'applied' : 'declined' }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '一键投递或谢绝',
  play: async ({ canvas, userEvent, step }) => {
    await step('投递', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '投递：主办会计' }))
      await expect(await screen.findByText('已投递，可以在我的投递里看进展')).toBeInTheDocument()
    })
    await step('谢绝', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: '投递：主办会计' })).toBeEnabled())
      await userEvent.click(canvas.getByRole('button', { name: '更多：主办会计' }))
      await userEvent.click(canvas.getByRole('menuitem', { name: '谢绝' }))
      await expect(await screen.findByText('已谢绝这份邀请')).toBeInTheDocument()
      await expect(answered.mock.calls).toEqual([
        [jobInvitation.id, 'apply'],
        [jobInvitation.id, 'decline'],
      ])
    })
  },
})
export const Empty = meta.story({
  name: '还没有邀请',
  beforeEach({ msw }) {
    msw.use(mock(listJobInvitations).returns({ ...jobInvitations, list: [], total: 0 }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有单位邀请您应聘')).toBeVisible(),
})
export const Refused = meta.story({
  name: '简历还没有写完',
  beforeEach({ msw }) {
    msw.use(mock(answerJobInvitation).refuses({ code: codes.resumeIncomplete, msg: '请先写一份简历' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '投递：主办会计' }))
    await expect(await screen.findByText('请先写一份简历')).toBeInTheDocument()
  },
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listJobInvitations).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listJobInvitations).fails())
  },
  play: offersRetry,
})
export const LongText = meta.story({
  name: '很长的文字',
  beforeEach({ msw }) {
    const long = {
      ...jobInvitation,
      jobTitle: '高级嵌入式软件工程师（车载以太网与功能安全方向，ＡＵＴＯＳＡＲ）',
      words: '您好，'.repeat(60),
    }
    msw.use(mock(listJobInvitations).returns({ ...jobInvitations, list: [long], total: 1 }))
  },
})
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '投递：主办会计' })
    await fitsSideways({ canvasElement })
  },
})
