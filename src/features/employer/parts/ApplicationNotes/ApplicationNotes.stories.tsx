import { expect, fn, waitFor } from 'storybook/test'
import { addReceivedNote } from '#contract/applications'
import { receivedOne } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationNotes } from './ApplicationNotes.tsx'

const args = { id: '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01', notes: receivedOne.notes }

/** What the service was told. */
const told = fn<(body: string) => void>()
const takes = mock(addReceivedNote).answers(({ body }) => {
  told(body)
  return { id: '2', body, author: '欧阳䶮', at: receivedOne.updatedAt }
})

const meta = preview.meta({
  id: 'biz-employer-application-notes',
  title: '业务/单位中心/内部备注 ApplicationNotes',
  component: ApplicationNotes,
  args,
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    told.mockClear()
    msw.use(takes)
  },
})

export const Filled = meta.story({
  name: '添加备注',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /新备注/ })
    await userEvent.type(field, ' 可到岗 ')
    await userEvent.click(canvas.getByRole('button', { name: '添加备注' }))
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(told.mock.calls).toEqual([['可到岗']])
  },
})

export const Empty = meta.story({
  name: '还没有备注，没有写就添加',
  args: { ...args, notes: [] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /新备注/ })
    await userEvent.type(field, '  ')
    await userEvent.click(canvas.getByRole('button', { name: '添加备注' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/请填写备注/))
    await expect(told).not.toHaveBeenCalled()
  },
})

export const Loading = meta.story({
  name: '正在添加',
  beforeEach({ msw }) {
    msw.use(mock(addReceivedNote).hangs())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /新备注/ }), '可到岗')
    await userEvent.click(canvas.getByRole('button', { name: '添加备注' }))
    await expect(await canvas.findByRole('button', { name: /添加备注.*请稍候/ })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Failed = meta.story({
  name: '没有写成，写的话还在',
  beforeEach({ msw }) {
    msw.use(mock(addReceivedNote).fails())
  },
  play: async ({ canvas, msw, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: /新备注/ })
    await step('说明没有成', async () => {
      await userEvent.type(field, '可到岗')
      await userEvent.click(canvas.getByRole('button', { name: '添加备注' }))
      await expect(await canvas.findByText(/没有提交成功/)).toBeVisible()
      await expect(field).toHaveValue('可到岗')
    })
    await step('再试一次', async () => {
      msw.use(takes)
      await userEvent.click(canvas.getByRole('button', { name: '添加备注' }))
      await waitFor(() => expect(field).toHaveValue(''))
      await expect(canvas.queryByText(/没有提交成功/)).not.toBeInTheDocument()
    })
  },
})

export const LongText = meta.story({
  name: '很长的备注',
  args: {
    ...args,
    notes: [{ id: '1', author: '阿卜杜热合曼·买买提艾力', at: receivedOne.updatedAt, body: '电话沟通过，'.repeat(80) }],
  },
  globals: narrow,
})

export const Reader = meta.story({
  name: '只能看',
  args: { ...args, mayWrite: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(receivedOne.notes[0]?.body ?? '')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})
