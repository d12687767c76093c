import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { boothResume } from '#contract/booth-visits'
import { codes } from '#contract/codes'
import { printResume } from '#contract/resume-files'
import { boothParticipation, handedResume, openVisit } from '#mocks/fixtures/booth-visits'
import { employerUser } from '#mocks/fixtures/employer'
import { filledSections } from '#mocks/fixtures/resumes'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { FAIR_NOW } from '../../testing.ts'
import { BoothResume } from './BoothResume.tsx'

const meta = preview.meta({
  id: 'booth-visits-booth-resume',
  title: '业务/招聘会扫码登记/交给本单位的简历 BoothResume',
  component: BoothResume,
  args: {
    visit: openVisit.id,
    backHref: (id: string | null) => `/manage/fair/onsite${id ? `?view=scan&id=${id}` : ''}`,
  },
  parameters: { session: employerUser, now: FAIR_NOW },
  beforeEach({ msw }) {
    msw.use(mock(boothResume).returns(handedResume))
  },
})

export const Filled = meta.story({
  name: '完整的简历',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: filledSections.basic.name })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回扫码登记' })).toHaveAttribute(
      'href',
      `/manage/fair/onsite?view=scan&id=${boothParticipation}`,
    )
  },
})

export const Printed = meta.story({
  name: '打印前先记下来',
  tags: ['no-picture'],
  play: async ({ canvas, msw, userEvent }) => {
    const told = fn<(input: unknown) => void>()
    msw.use(
      mock(printResume).answers(input => {
        told(input)
        return { ok: true }
      }),
    )
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: '打印简历' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    await expect(told.mock.calls).toEqual([[{ kind: 'fair', id: openVisit.id }]])
    print.mockRestore()
  },
})

export const NotFound = meta.story({
  name: '已撤回',
  beforeEach({ msw }) {
    msw.use(mock(boothResume).refuses({ code: codes.notFound, msg: '没有找到，可能已被删除' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这份简历不能查看了')).toBeVisible(),
})

export const Forbidden = meta.story({
  name: '单位没有认证',
  beforeEach({ msw }) {
    msw.use(mock(boothResume).refuses({ code: codes.wrongState, msg: '单位认证通过后才能查看求职者的简历' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: '去提交营业执照' })).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(boothResume).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(boothResume).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: filledSections.basic.name })
    await fitsSideways({ canvasElement })
  },
})
