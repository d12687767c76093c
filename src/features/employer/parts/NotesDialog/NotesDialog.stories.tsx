import { expect, fn, screen, waitFor } from 'storybook/test'
import { addReceivedNote, receivedDetail } from '#contract/applications'
import { receivedFirst, receivedOne } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { NotesDialog } from './NotesDialog.tsx'

const meta = preview.meta({
  id: 'biz-employer-notes-dialog',
  title: '业务/单位中心/备注窗口 NotesDialog',
  component: NotesDialog,
  args: { card: receivedFirst, onClose: fn() },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).returns(receivedOne))
  },
})

export const Filled = meta.story({
  name: '看一条，写一条',
  beforeEach({ msw }) {
    let shown = receivedOne
    msw.use(
      mock(receivedDetail).answers(() => shown),
      mock(addReceivedNote).answers(({ body }) => {
        const note = { id: '9', body, author: '欧阳䶮', at: receivedOne.updatedAt }
        shown = { ...shown, notes: [...shown.notes, note] }
        return note
      }),
    )
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText('证书齐全，约下周面谈。')).toBeVisible())
    await userEvent.type(screen.getByRole('textbox', { name: /新备注/ }), '月底可到岗')
    await userEvent.click(screen.getByRole('button', { name: '添加备注' }))
    await expect(await screen.findByText('月底可到岗')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: /新备注/ })).toHaveValue(''))
  },
})

export const Empty = meta.story({
  name: '还没有备注',
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).returns({ ...receivedOne, notes: [] }))
  },
  play: () => waitFor(() => expect(screen.getByRole('textbox', { name: /新备注/ })).toBeVisible()),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).hangs())
  },
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(receivedDetail).fails())
  },
  play: () => waitFor(() => expect(screen.getByRole('button', { name: '重试' })).toBeVisible()),
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
