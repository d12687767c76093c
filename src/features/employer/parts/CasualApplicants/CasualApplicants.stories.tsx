import { expect, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import type { SimpleState } from '#contract/flexible-life'
import { answerFlexibleApplicant, getOwnFlexibleJob, listFlexibleApplicants } from '#contract/flexible-posts'
import { employerUser } from '#mocks/fixtures/employer'
import { applicantPage, casualApplicants, casualJob } from '#mocks/fixtures/flexible-posts'
import { reader } from '#mocks/fixtures/members'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CasualApplicants } from './CasualApplicants.tsx'

const meta = preview.meta({
  id: 'biz-employer-casual-applicants',
  title: '业务/单位中心/零工报名的人 CasualApplicants',
  component: CasualApplicants,
  parameters: { route: '/manage/jobs?casual=people&job=41', session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(getOwnFlexibleJob).returns(casualJob), mock(listFlexibleApplicants).returns(applicantPage))
  },
})

export const Filled = meta.story({
  name: '录用一个人，取消录用另一个',
  beforeEach({ msw }) {
    const states = new Map<string, SimpleState>()
    const now = () =>
      casualApplicants.map(applicant => ({ ...applicant, state: states.get(applicant.id) ?? applicant.state }))
    msw.use(
      mock(listFlexibleApplicants).answers(() => ({ ...applicantPage, list: now() })),
      mock(answerFlexibleApplicant).answers(({ id, answer }) => {
        states.set(id, answer)
        const applicant = now().find(one => one.id === id) ?? applicantPage.list[0]
        if (!applicant) throw new Error('nobody')
        return { applicant, left: 1 }
      }),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('录用', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '录用：热合曼·䶮' }))
      await waitFor(() => expect(canvas.getAllByText('已录用')).toHaveLength(2))
    })
    await step('取消录用先问一次', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '不录用：熊丽华' }))
      await userEvent.click(await screen.findByRole('button', { name: '取消录用' }))
      await waitFor(() => expect(canvas.getAllByText('未录用')).toHaveLength(2))
    })
    await expect(canvas.getByRole('link', { name: '19900000001' })).toHaveAttribute('href', 'tel:19900000001')
  },
})
export const Full = meta.story({
  name: '最后一个名额刚被别人用掉',
  beforeEach({ msw }) {
    msw.use(mock(answerFlexibleApplicant).refuses({ code: codes.jobClosed, msg: '已经招满，可以先增加招工人数' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '录用：热合曼·䶮' }))
    const said = await screen.findByText('已经招满，可以先增加招工人数')
    // It comes in slowly.
    await waitFor(() => expect(said).toBeVisible())
  },
})
export const Started = meta.story({
  name: '已开工：记录到岗',
  beforeEach({ msw }) {
    msw.use(mock(getOwnFlexibleJob).returns({ ...casualJob, stage: 'started' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '已到岗：熊丽华' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '没有到岗：熊丽华' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '录用：热合曼·䶮' })).not.toBeInTheDocument()
  },
})
export const Unverified = meta.story({
  name: '单位没有通过审核：看不到姓名和电话',
  beforeEach({ msw }) {
    const list = casualApplicants.slice(0, 1).map(one => ({ ...one, name: '', phone: '', note: '' }))
    msw.use(mock(listFlexibleApplicants).returns({ ...applicantPage, list, total: 1 }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('单位通过审核后显示姓名')).toBeVisible(),
})
export const Reader = meta.story({
  name: '用人部门：只能看',
  parameters: { session: reader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('热合曼·䶮')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /录用/ })).not.toBeInTheDocument()
  },
})
export const Empty = meta.story({
  name: '还没有人报名',
  beforeEach({ msw }) {
    msw.use(mock(listFlexibleApplicants).returns({ ...applicantPage, list: [], total: 0 }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('还没有人报名')).toBeVisible(),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listFlexibleApplicants).hangs())
  },
  play: saysLoading,
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listFlexibleApplicants).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('熊丽华')
    await fitsSideways({ canvasElement })
  },
})
