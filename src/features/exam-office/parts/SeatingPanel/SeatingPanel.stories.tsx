import { expect, fn, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { prepareSeating, previewSeating } from '#contract/exam-office'
import { seatingProposal } from '#mocks/fixtures/exam-office'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SeatingPanel } from './SeatingPanel.tsx'

const prepared = fn<(given: object) => void>()

const meta = preview.meta({
  id: 'exam-office-seating-panel',
  title: '业务/考试机构/重新编排座位 SeatingPanel',
  component: SeatingPanel,
  args: { exam: '101' },
  beforeEach({ msw }) {
    prepared.mockClear()
    msw.use(
      mock(previewSeating).returns({ obstacle: '', proposal: seatingProposal }),
      mock(prepareSeating).answers(given => {
        prepared(given)
        return { id: '5b0f8d54-9a3e-4d0e-8a53-0d6f2b7c9e11' }
      }),
    )
  },
})

export const Filled = meta.story({
  name: '先看谁会换座，再提交',
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.queryByRole('button', { name: '提交核准' })).toBeNull()
    await step('查看变动', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '查看会怎样变动' }))
      await expect(await canvas.findByRole('row', { name: /01260301022058/ })).toHaveTextContent(/003\s考场/)
      await expect(prepared).not.toHaveBeenCalled()
    })
    await step('提交核准', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '提交核准' }))
      await waitFor(() => expect(prepared).toHaveBeenCalledWith({ exam: '101', hash: seatingProposal.hash }))
      await expect(await canvas.findByText('已提交，等待另一位同事核准')).toBeVisible()
      await expect(canvas.getByRole('link', { name: '看等待核准的变更' })).toHaveAttribute(
        'href',
        '/manage/exam-office/101/changes?state=prepared',
      )
      await expect(canvas.queryByRole('button', { name: '提交核准' })).toBeNull()
    })
  },
})

export const Settled = meta.story({
  name: '不需要重新编排',
  beforeEach({ msw }) {
    const none = { ...seatingProposal, moved: 0, added: 0, left: 0, rows: [] }
    msw.use(mock(previewSeating).returns({ obstacle: '', proposal: none }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看会怎样变动' }))
    await expect(await canvas.findByText('现在的座位都有效，不需要重新编排')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '提交核准' })).toBeNull()
  },
})

export const Obstacle = meta.story({
  name: '现在不能编排',
  beforeEach({ msw }) {
    msw.use(mock(previewSeating).returns({ obstacle: '座位不够，还差 12 个', proposal: null }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看会怎样变动' }))
    await expect(await canvas.findByText(/^座位不够，还差 12\s个$/)).toBeVisible()
  },
})

export const Changed = meta.story({
  name: '看过以后有变化',
  beforeEach({ msw }) {
    msw.use(
      mock(prepareSeating).refuses({
        code: codes.wrongState,
        msg: '报名、考场或者准考证刚刚有变化，请重新查看会怎样变动',
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看会怎样变动' }))
    await userEvent.click(await canvas.findByRole('button', { name: '提交核准' }))
    await expect(await screen.findByText(/刚刚有变化，请重新查看/)).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: '重新查看变动' })).toBeEnabled()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看会怎样变动' }))
    await canvas.findByRole('row', { name: /01260301022058/ })
    await fitsSideways({ canvasElement })
  },
})
