import { expect, fn, waitFor } from 'storybook/test'
import { healthAnswers, saveHealthAnswers } from '#contract/exam-registrations'
import { healthGiven, submitted } from '#mocks/fixtures/exam-registrations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HealthPart } from './HealthPart.tsx'

const saved = fn<(given: { well: boolean; note: string; agreed: boolean }) => void>()

const meta = preview.meta({
  id: 'exam-health-part',
  title: '业务/考试报名/健康信息 HealthPart',
  component: HealthPart,
  parameters: { session: seekerUser },
  args: { id: submitted.id },
  beforeEach({ msw }) {
    saved.mockClear()
    msw.use(
      mock(healthAnswers).returns({ asked: true, given: null }),
      mock(saveHealthAnswers).answers(({ well, note, agreed }) => {
        saved({ well, note, agreed })
        return { ok: true }
      }),
    )
  },
})

export const Empty = meta.story({
  name: '还没有填写',
  play: async ({ canvas, userEvent, step }) => {
    const consent = await canvas.findByRole('checkbox', { name: /^我同意/ })
    await step('单独同意，没有预先勾选，写明什么时候删除', async () => {
      await expect(consent).not.toBeChecked()
      await expect(canvas.getByText(/30 天自动删除/)).toBeVisible()
    })
    await step('不同意就不保存', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '有需要说明的情况' }))
      await userEvent.type(await canvas.findByRole('textbox', { name: /^需要说明的情况/ }), '右腿骨折，需要一楼考场')
      await userEvent.click(canvas.getByRole('button', { name: '保存健康信息' }))
      await expect((await canvas.findAllByText(/请同意为本次考试使用您填写的健康信息/))[0]).toBeVisible()
      await expect(saved).not.toHaveBeenCalled()
    })
    await step('同意以后保存', async () => {
      await userEvent.click(consent)
      await userEvent.click(canvas.getByRole('button', { name: '保存健康信息' }))
      await waitFor(() =>
        expect(saved).toHaveBeenCalledWith({ well: false, note: '右腿骨折，需要一楼考场', agreed: true }),
      )
    })
  },
})

export const Filled = meta.story({
  name: '已经填写，可以修改',
  beforeEach({ msw }) {
    msw.use(mock(healthAnswers).returns(healthGiven))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(whole('2026-12-19 (周六) 20:20 自动删除'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '修改' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: '有需要说明的情况' })).toBeChecked())
    await expect(canvas.getByRole('checkbox', { name: /^我同意/ })).not.toBeChecked()
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(healthAnswers).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(healthAnswers).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('checkbox', { name: /^我同意/ })
    await fitsSideways({ canvasElement })
  },
})
