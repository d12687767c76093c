import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { inviteToApply, listInvitableJobs } from '#contract/job-invitations'
import { employerUser } from '#mocks/fixtures/employer'
import { invitableJobs } from '#mocks/fixtures/job-invitations'
import { talentId } from '#mocks/fixtures/talents'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { InviteToApply } from './InviteToApply.tsx'

const asked = fn<(jobId: unknown, words: unknown) => void>()

type User = { click: (element: Element) => Promise<void> }
const begin = async (userEvent: User) => {
  await userEvent.click(screen.getByRole('button', { name: '邀请应聘：阿**' }))
  return screen.findByRole('dialog')
}

const meta = preview.meta({
  id: 'talents-invite-to-apply',
  title: '业务/人才/邀请应聘 InviteToApply',
  component: InviteToApply,
  args: { id: talentId, name: '阿**' },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    asked.mockClear()
    msw.use(
      mock(listInvitableJobs).returns(invitableJobs),
      mock(inviteToApply).answers(({ jobId, words }) => {
        asked(jobId, words)
        return { left: 18 }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '选职位，发出邀请',
  play: async ({ userEvent, step }) => {
    await begin(userEvent)
    await step('没有选职位不发出', async () => {
      await screen.findByRole('radio', { name: /^主办会计/ })
      await userEvent.click(screen.getByRole('button', { name: '发出邀请' }))
      await waitFor(() => expect(screen.getByText('请选择职位')).toBeVisible())
      await expect(screen.getByRole('radio', { name: /^出纳/ })).toBeDisabled()
    })
    await step('发出', async () => {
      await userEvent.click(screen.getByRole('radio', { name: /^主办会计/ }))
      await userEvent.type(screen.getByRole('textbox', { name: /^留言/ }), '想请您聊聊')
      await userEvent.click(screen.getByRole('button', { name: '发出邀请' }))
      await expect(await screen.findByText('已发出邀请，求职者会收到消息')).toBeInTheDocument()
      await expect(asked.mock.calls).toEqual([['101', '想请您聊聊']])
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
})
export const Loading = meta.story({
  name: '职位加载中',
  beforeEach({ msw }) {
    msw.use(mock(listInvitableJobs).hangs())
  },
  play: async ({ userEvent }) => {
    await begin(userEvent)
    await expect(screen.getByRole('button', { name: '发出邀请' })).toBeDisabled()
  },
})
export const Failed = meta.story({
  name: '职位加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listInvitableJobs).fails())
  },
  play: async ({ userEvent }) => {
    await begin(userEvent)
    await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toBeVisible())
  },
})
export const Empty = meta.story({
  name: '没有在招职位',
  beforeEach({ msw }) {
    msw.use(mock(listInvitableJobs).returns({ list: [], left: 20 }))
  },
  play: async ({ userEvent }) => {
    await begin(userEvent)
    await waitFor(() => expect(screen.getByText('没有在招职位')).toBeVisible())
  },
})
export const UsedUp = meta.story({
  name: '今天的邀请用完',
  beforeEach({ msw }) {
    msw.use(mock(listInvitableJobs).returns({ ...invitableJobs, left: 0 }))
  },
  play: async ({ userEvent }) => {
    await begin(userEvent)
    await waitFor(() => expect(screen.getByText('今天的邀请已用完，明天可以继续。')).toBeVisible())
    await expect(screen.getByRole('button', { name: '发出邀请' })).toBeDisabled()
  },
})
export const Refused = meta.story({
  name: '不能邀请，写的话还在',
  beforeEach({ msw }) {
    msw.use(mock(inviteToApply).refuses({ code: codes.wrongState, msg: '这位求职者现在不能收到这个职位的邀请' }))
  },
  play: async ({ userEvent }) => {
    await begin(userEvent)
    await userEvent.click(await screen.findByRole('radio', { name: /^主办会计/ }))
    await userEvent.type(screen.getByRole('textbox', { name: /^留言/ }), '您好')
    await userEvent.click(screen.getByRole('button', { name: '发出邀请' }))
    await waitFor(() => expect(screen.getByText('这位求职者现在不能收到这个职位的邀请')).toBeVisible())
    await expect(screen.getByRole('textbox', { name: /^留言/ })).toHaveValue('您好')
  },
})
