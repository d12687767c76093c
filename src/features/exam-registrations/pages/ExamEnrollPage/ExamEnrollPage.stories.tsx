import { expect, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { applyForExam, registrationInfo } from '#contract/exam-registrations'
import {
  fullDraft,
  longRegistration,
  newDraft,
  outdatedDraft,
  receipt,
  received,
  refused,
  submitted,
} from '#mocks/fixtures/exam-registrations'
import { employer } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ExamEnrollPage } from './ExamEnrollPage.tsx'
import { at, enrolAnswers, inGutters } from './testing.setting.tsx'
import { isSpokenInOrder } from './testing.spoken.ts'

const meta = preview.meta({
  id: 'page-exam-enroll',
  title: '页面/考试/填写报名表 ExamEnrollPage',
  component: ExamEnrollPage,
  decorators: [inGutters],
  parameters: at(),
  beforeEach({ msw }) {
    msw.use(...enrolAnswers)
  },
})

export const Filled = meta.story({
  name: '填了一半',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '教育经历' })).toHaveAttribute(
      'href',
      `${at().route}?part=education`,
    )
    await expect(canvas.getByText(/个必填部分/)).toHaveTextContent('已完成 4 / 8 个必填部分')
  },
})

export const Spoken = meta.story({
  name: '读屏：每一部分和它的状态，完成后读到下一部分',
  play: isSpokenInOrder,
})

export const New = meta.story({
  name: '刚开始',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(newDraft))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/\/ 8 个必填部分/)).toBeVisible(),
})

export const Outdated = meta.story({
  name: '报名表有调整',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(outdatedDraft))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('报名表有调整，有 2 个部分要再看一遍')).toBeVisible()
    await expect(canvas.getAllByText('需修改')).toHaveLength(2)
  },
})

export const Refused = meta.story({
  name: '审核未通过，逐处修改',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(refused))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/审核意见：毕业证书上的专业/)).toBeVisible()
    await expect(canvas.getAllByText('需修改')).toHaveLength(3)
  },
})

export const Section = meta.story({
  name: '一个部分，完成后到下一处',
  parameters: at('family'),
  play: async ({ canvas, userEvent, step }) => {
    await step('填一位家庭成员', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '添加家庭成员' }))
      await userEvent.type(await canvas.findByRole('textbox', { name: /^姓名/ }), '吐尔逊·䶮')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^与本人关系/ }), '2')
      await expect(await canvas.findByText('已保存 09:30')).toBeVisible()
    })
    await step('完成，到没填完的服务经历', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '完成这一部分' }))
      await expect(await canvas.findByRole('heading', { level: 2, name: '服务经历和说明' })).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: '服务经历和说明' })).toHaveFocus())
    })
  },
})

export const Photo = meta.story({
  name: '照片',
  parameters: at('photo'),
  play: async ({ canvas }) => expect(await canvas.findByRole('img', { name: '准考证上的照片' })).toBeVisible(),
})

export const Position = meta.story({
  name: '更换职位',
  parameters: at('position'),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 2, name: '报考职位' })).toBeVisible(),
})

export const Check = meta.story({
  name: '核对、锁定、提交、回执',
  parameters: at('check'),
  beforeEach({ msw }) {
    let isSent = false
    msw.use(
      mock(registrationInfo).answers(() => (isSent ? submitted : fullDraft)),
      mock(applyForExam).answers(() => {
        isSent = true
        return received
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('这一版已经核对，提交资格已锁定')).toBeVisible()
    await expect(canvas.getByText(whole('2026-11-24 (周二) 17:10:00'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交报名' }))
    const heading = await canvas.findByRole('heading', { level: 1, name: '报名已经提交' })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByText(receipt.hash)).toBeVisible()
  },
})

export const Edit = meta.story({
  name: '核对时修改一处，回到那个字段',
  parameters: at('check'),
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(fullDraft))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改 通信地址' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^通信地址/ })).toHaveFocus())
  },
})

export const Done = meta.story({
  name: '已提交',
  parameters: at('done'),
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(submitted))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(receipt.hash)).toBeVisible(),
})

export const Employer = meta.story({
  name: '单位账号',
  parameters: { ...at(), session: employer },
  play: async ({ canvas }) => expect(await canvas.findByText('考试报名面向个人')).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有这份报名表',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '我的考试' })).toHaveAttribute('href', '/exam/mine'),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).fails())
  },
  play: offersRetry,
})

export const LongText = meta.story({
  name: '很长的意见',
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(longRegistration))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/䶮山𠮷口分中心/)).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '教育经历' })
    await fitsSideways({ canvasElement })
  },
})

export const NarrowCheck = meta.story({
  name: '手机，核对',
  globals: narrow,
  parameters: at('check'),
  beforeEach({ msw }) {
    msw.use(mock(registrationInfo).returns(fullDraft))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('这一版已经核对，提交资格已锁定')
    await fitsSideways({ canvasElement })
  },
})
