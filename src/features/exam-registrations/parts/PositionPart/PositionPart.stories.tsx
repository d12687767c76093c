import { expect, fn, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { saveRegistration } from '#contract/exam-registrations'
import { fullDraft } from '#mocks/fixtures/exam-registrations'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { everythingIsStored, positionsAreThere } from '../testing.handlers.ts'
import { PositionPart } from './PositionPart.tsx'

const meta = preview.meta({
  id: 'exam-position-part',
  title: '业务/考试报名/更换职位 PositionPart',
  component: PositionPart,
  parameters: { session: seekerUser },
  args: {
    registration: fullDraft,
    onFinish: fn(),
  },
  beforeEach({ msw }) {
    msw.use(positionsAreThere, everythingIsStored)
  },
})

export const Filled = meta.story({
  name: '换一个职位',
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '选择 南昌市图书馆 综合管理岗' })).toHaveTextContent(
      '已选择',
    )
    await userEvent.click(canvas.getByRole('button', { name: '选择 南昌市城市规划设计研究总院 会计' }))
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce())
  },
})

export const Failed = meta.story({
  name: '不能换成这个',
  beforeEach({ msw }) {
    msw.use(mock(saveRegistration).refuses({ code: codes.wrongState, msg: '这个职位已经取消' }))
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '选择 南昌市城市规划设计研究总院 会计' }))
    await expect(await canvas.findByText('这个职位已经取消')).toBeVisible()
    await expect(args.onFinish).not.toHaveBeenCalled()
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '选择 南昌市图书馆 综合管理岗' })
    await fitsSideways({ canvasElement })
  },
})
