import { expect, screen, waitFor } from 'storybook/test'
import { applyToJob } from '#contract/applications'
import { codes } from '#contract/codes'
import { jobRelation } from '#contract/jobs'
import { listResumes } from '#contract/resumes'
import { setFavourite } from '#contract/seeker'
import { applied, endedJob, hardJobDetails, jobDetails, noRelation } from '#mocks/fixtures/jobs'
import { englishItem, resumeId, resumeList } from '#mocks/fixtures/resumes'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplyPanel } from './ApplyPanel.tsx'

const meta = preview.meta({
  id: 'jobs-apply-panel',
  title: '业务/职位/投递与收藏 ApplyPanel',
  component: ApplyPanel,
  args: { job: jobDetails },
  parameters: { route: '/job-details/1001', path: '/job-details/:id', session: member },
  beforeEach({ msw }) {
    msw.use(mock(jobRelation).returns(noRelation), mock(listResumes).returns(resumeList))
  },
})

interface Hand {
  canvas: { findByRole(role: 'button', options: { name: string }): Promise<HTMLElement> }
  userEvent: { click(element: Element): Promise<void> }
}

const openDialog = async ({ canvas, userEvent }: Hand) => {
  await userEvent.click(await canvas.findByRole('button', { name: '投递简历' }))
  await screen.findByRole('dialog', { name: '投递简历' })
}

export const Loading = meta.story({
  name: '简历加载中',
  beforeEach({ msw }) {
    msw.use(mock(listResumes).hangs())
  },
  play: async hand => {
    await openDialog(hand)
    await expect(screen.queryByRole('button', { name: '确认投递' })).toBeNull()
  },
})

export const Empty = meta.story({
  name: '还没有简历',
  beforeEach({ msw }) {
    msw.use(mock(listResumes).returns({ list: [] }))
  },
  play: async hand => {
    await openDialog(hand)
    await expect(await screen.findByRole('link', { name: '现在写一份' })).toHaveAttribute('href', '/user/resume/create')
  },
})

export const Failed = meta.story({
  name: '简历加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listResumes).fails())
  },
  play: async hand => {
    await openDialog(hand)
    await waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toBeVisible())
  },
})

export const Filled = meta.story({
  name: '选择简历并投递',
  beforeEach({ msw }) {
    let sent = false
    msw.use(
      mock(jobRelation).answers(() => (sent ? applied : noRelation)),
      mock(applyToJob).answers(input => {
        sent = input.jobId === '1001' && input.resumeId === resumeId
        return { applicationId: applied.applicationId, appliedAt: Date.parse('2026-11-20T09:30:00+08:00') }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await openDialog({ canvas, userEvent })
    await step('默认简历已选中，没写完的不能选', async () => {
      await expect(await screen.findByRole('radio', { name: /会计岗位/ })).toBeChecked()
      await expect(screen.getByRole('radio', { name: /第二份中文简历/ })).toBeDisabled()
    })
    await step('投递之后说清接下来的事', async () => {
      await userEvent.click(screen.getByRole('button', { name: '确认投递' }))
      await expect(await screen.findByRole('alertdialog', { name: '简历已投递' })).toHaveTextContent(
        `投递编号 ${applied.applicationId}`,
      )
      const next = screen.getByRole('list', { name: '接下来' })
      await expect(next).toHaveTextContent('应当在 7 天内答复')
      await waitFor(() => expect(next).toHaveFocus())
      await expect(screen.getByRole('link', { name: '查看投递进展' })).toHaveAttribute('href', '/manage/user/position')
    })
    await step('关上之后按钮变成进展', async () => {
      await userEvent.click(screen.getByRole('button', { name: '继续看职位' }))
      await expect(await canvas.findByRole('link', { name: '已投递，查看进展' })).toHaveAttribute(
        'href',
        '/manage/user/position',
      )
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(canvas.getByRole('link', { name: '已投递，查看进展' })).toHaveFocus()
    })
  },
})

export const Versions = meta.story({
  name: '选中文版还是英文版',
  beforeEach({ msw }) {
    msw.use(mock(listResumes).returns({ list: [...resumeList.list, englishItem] }))
  },
  play: async hand => {
    await openDialog(hand)
    const english = await screen.findByRole('radio', { name: /^会计岗位 · English version/ })
    await expect(english).toHaveAccessibleDescription('英文版里还有 2 处是中文')
    await expect(screen.getByRole('radio', { name: /^会计岗位（/ })).toBeChecked()
  },
})

export const Hidden = meta.story({
  name: '简历设为隐藏，投递前说清谁能看到',
  beforeEach({ msw }) {
    const [first] = resumeList.list
    msw.use(mock(listResumes).returns({ list: first ? [{ ...first, privacy: 'hidden' }] : [] }))
  },
  play: async hand => {
    await openDialog(hand)
    const hidden = await screen.findByRole('radio', { name: /^会计岗位/ })
    await expect(hidden).toBeChecked()
    await expect(hidden).toHaveAccessibleDescription('已设为隐藏；投递后，这家单位能看到')
  },
})

const refused = (code: number, msg: string) => ({
  beforeEach({ msw }: { msw: { use(...handlers: ReturnType<ReturnType<typeof mock>['refuses']>[]): void } }) {
    msw.use(mock(applyToJob).refuses({ code, msg }))
  },
  play: async (hand: Hand) => {
    await openDialog(hand)
    await hand.userEvent.click(await screen.findByRole('button', { name: '确认投递' }))
    await waitFor(() => expect(screen.getByText(msg)).toBeVisible())
    await expect(screen.getByRole('dialog', { name: '投递简历' })).toBeVisible()
  },
})

export const AlreadyApplied = meta.story({
  name: '已投递过',
  ...refused(codes.alreadyApplied, '您已经投递过这个职位'),
})

export const JobClosed = meta.story({ name: '职位刚刚停止', ...refused(codes.jobClosed, '该职位已停止招聘') })

export const ResumeIncomplete = meta.story({
  name: '简历没有写完',
  ...refused(codes.resumeIncomplete, '请先补全简历再投递'),
})

export const Favourite = meta.story({
  name: '收藏',
  beforeEach({ msw }) {
    let kept = noRelation
    msw.use(
      mock(jobRelation).answers(() => kept),
      mock(setFavourite).answers(({ favourite }) => {
        kept = { ...kept, favourite }
        return { favourite }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '收藏' }))
    await expect(await canvas.findByRole('button', { name: '已收藏' })).toHaveAttribute('aria-pressed', 'true')
  },
})

export const FavouriteRefused = meta.story({
  name: '收藏被拒绝时恢复原样并说明',
  beforeEach({ msw }) {
    msw.use(mock(setFavourite).refuses({ code: codes.quotaReached, msg: '最多收藏 500 个职位' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '收藏' }))
    await waitFor(() => expect(screen.getByText('最多收藏 500 个职位')).toBeVisible())
    await expect(await canvas.findByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'false')
  },
})

export const Guest = meta.story({
  name: '没有登录',
  parameters: { session: null },
  play: async ({ canvas }) => {
    const signIn = '/user/login?redirectUri=%2Fjob-details%2F1001'
    await expect(canvas.getByRole('link', { name: '投递简历' })).toHaveAttribute('href', signIn)
    await expect(canvas.getByRole('link', { name: '收藏' })).toHaveAttribute('href', signIn)
  },
})

export const Employer = meta.story({
  name: '单位账号',
  parameters: { session: employer },
  play: async ({ canvas }) => expect(canvas.getByText(/请使用个人账号登录/)).toBeVisible(),
})

export const Ended = meta.story({
  name: '已停止招聘',
  args: { job: endedJob },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '收藏' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '投递简历' })).toBeNull()
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { job: hardJobDetails },
  play: async hand => {
    await openDialog(hand)
    await screen.findByRole('radio', { name: /会计岗位/ })
    await fitsSideways(hand)
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
