import { expect, waitFor } from 'storybook/test'
import { addReceivedNote } from '#contract/applications'
import { receivedOne } from '#mocks/fixtures/applications'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationNotes } from './ApplicationNotes.tsx'

const meta = preview.meta({
  id: 'biz-employer-application-notes',
  title: '业务/单位中心/内部备注 ApplicationNotes',
  component: ApplicationNotes,
  args: { id: '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01', notes: receivedOne.notes },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(addReceivedNote).answers(({ body }) => ({ id: '2', body, author: '欧阳䶮', at: receivedOne.updatedAt })),
    )
  },
})

export const Filled = meta.story({
  name: '添加备注',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /新备注/ })
    await userEvent.type(field, '可到岗')
    await userEvent.click(canvas.getByRole('button', { name: '添加备注' }))
    await waitFor(() => expect(field).toHaveValue(''))
  },
})
export const Empty = meta.story({ name: '还没有备注', args: { notes: [] } })
export const Loading = meta.story({
  name: '正在添加',
  beforeEach({ msw }) {
    msw.use(mock(addReceivedNote).hangs())
  },
})
export const Failed = meta.story({
  name: '没有写成',
  beforeEach({ msw }) {
    msw.use(mock(addReceivedNote).fails())
  },
})
