import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { codes } from '#contract/codes'
import { companyLicence } from '#contract/employer'
import { addFlexibleJob, getOwnFlexibleJob, updateFlexibleJob } from '#contract/flexible-posts'
import { employerUser, pendingLicence, waitingEmployerUser } from '#mocks/fixtures/employer'
import { casualJob, queuedJob } from '#mocks/fixtures/flexible-posts'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CasualForm } from './CasualForm.tsx'

/** What was sent: whether it is published, of which version, and for how many. */
const sent = fn<(publish: unknown, version: number, headcount: number | null | undefined) => void>()

const meta = preview.meta({
  id: 'biz-employer-casual-form',
  title: '业务/单位中心/发布零工 CasualForm',
  component: CasualForm,
  parameters: { route: '/manage/jobs?casual=post&job=41', session: employerUser },
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(
      mock(getOwnFlexibleJob).returns(casualJob),
      mock(updateFlexibleJob).answers(({ publish, version, draft }) => {
        sent(publish, Number(version), draft.headcount)
        return { ...casualJob, version: 4 }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '修改招工中的零工',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/已有 7 人报名/)).toBeVisible()
    const headcount = await canvas.findByRole('textbox', { name: /^招工人数/ })
    await userEvent.clear(headcount)
    await userEvent.type(headcount, '8')
    await userEvent.click(canvas.getByRole('button', { name: '发布改动' }))
    await waitFor(() => expect(sent.mock.calls).toEqual([[true, 3, 8]]))
  },
})
export const Faults = meta.story({
  name: '新的零工：缺的按题目的顺序列出来',
  parameters: { route: '/manage/jobs?casual=post' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^每天工时/ }), '25')
    await userEvent.click(canvas.getByRole('button', { name: '检查并发布' }))
    const summary = await canvas.findByRole('group', { name: /处需要修改$/ })
    const links = within(summary).getAllByRole('link')
    await expect(links[0]).toHaveTextContent('零工名称')
    await expect(within(summary).getByRole('link', { name: '每天工时应在 1 到 24 之间' })).toBeVisible()
    await expect(links.at(-1)).toHaveTextContent('做什么')
  },
})
export const Empty = meta.story({
  name: '存为草稿，写了多少存多少',
  parameters: { route: '/manage/jobs?casual=post' },
  beforeEach({ msw }) {
    msw.use(
      mock(addFlexibleJob).answers(({ publish, draft }) => {
        sent(publish, 0, draft.headcount)
        return { ...casualJob, stage: 'draft' }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^零工名称/ }), '夜间分拣')
    await userEvent.click(canvas.getByRole('button', { name: '存为草稿' }))
    await waitFor(() => expect(sent.mock.calls).toEqual([[false, 0, null]]))
    await expect(await screen.findByText('已存为草稿')).toBeInTheDocument()
  },
})
export const Conflict = meta.story({
  name: '别的页面改过：两份都在，由人来选',
  beforeEach({ msw }) {
    msw.use(
      mock(updateFlexibleJob).refuses({
        code: codes.conflict,
        msg: '这份零工已在别处修改，请核对后再保存',
        data: { current: { ...casualJob, version: 5, draft: { ...casualJob.draft, headcount: 10 } } },
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const headcount = await canvas.findByRole('textbox', { name: /^招工人数/ })
    await userEvent.clear(headcount)
    await userEvent.type(headcount, '8')
    await userEvent.click(canvas.getByRole('button', { name: '发布改动' }))
    await expect(await canvas.findByText('这份零工在别的页面或设备上改过')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^招工人数/ })).toHaveValue('8')
    await userEvent.click(canvas.getByRole('button', { name: '改用别处保存的' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^招工人数/ })).toHaveValue('10'))
  },
})
export const Relist = meta.story({
  name: '换个日期再招：日期空着，其余照旧',
  parameters: { route: '/manage/jobs?casual=post&again=41' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^零工名称/ })).toHaveValue('快递夜间分拣')
    await expect(canvas.getByLabelText(/^开工日期/)).toHaveValue('')
  },
})
export const Over = meta.story({
  name: '已开工，不能修改',
  beforeEach({ msw }) {
    msw.use(mock(getOwnFlexibleJob).returns({ ...casualJob, stage: 'started' }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '换个日期再招' })).toHaveAttribute(
      'href',
      '/manage/jobs?casual=post&again=41',
    ),
})
export const Unverified = meta.story({
  name: '单位还没有通过核验：提交排队',
  parameters: { route: '/manage/jobs?casual=post&again=41', session: waitingEmployerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(companyLicence).returns(pendingLicence),
      mock(addFlexibleJob).answers(({ publish, draft }) => {
        sent(publish, 0, draft.headcount)
        return queuedJob
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/营业执照正在核验，不用再操作/)).toBeVisible()
    await userEvent.type(await canvas.findByLabelText(/^开工日期/), '2026-11-25')
    await userEvent.click(canvas.getByRole('button', { name: '提交，核验通过后自动发布' }))
    await waitFor(() => expect(sent.mock.calls).toEqual([[true, 0, 6]]))
    await expect(await screen.findByText('零工已提交，核验通过后自动发布')).toBeInTheDocument()
  },
})
export const Queued = meta.story({
  name: '排队中的零工：改回草稿，写的都在',
  parameters: { route: '/manage/jobs?casual=post&job=45', session: waitingEmployerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(companyLicence).returns(pendingLicence),
      mock(getOwnFlexibleJob).returns(queuedJob),
      mock(updateFlexibleJob).answers(({ publish, version, draft }) => {
        sent(publish, Number(version), draft.headcount)
        return { ...queuedJob, stage: 'draft' }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '提交，核验通过后自动发布' })).toBeVisible()
    const headcount = await canvas.findByRole('textbox', { name: /^招工人数/ })
    await userEvent.clear(headcount)
    await userEvent.type(headcount, '8')
    await userEvent.click(canvas.getByRole('button', { name: '改回草稿' }))
    await waitFor(() => expect(sent.mock.calls).toEqual([[false, 3, 8]]))
    await expect(await screen.findByText('已存为草稿')).toBeInTheDocument()
  },
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(getOwnFlexibleJob).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(getOwnFlexibleJob).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: /^零工名称/ })
    await fitsSideways({ canvasElement })
  },
})
