import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { startEndTime, ticketTitle } from '#contract/exam-tickets'
import { Text } from '#design-system'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ordinaryDay } from '../../testing.ts'
import { ExamFrame } from './ExamFrame.tsx'

const meta = preview.meta({
  id: 'exam-tickets-exam-frame',
  title: '业务/准考证/哪场考试 ExamFrame',
  component: ExamFrame,
  args: { otherwise: <Text>离线保存的内容</Text>, children: ({ title }) => <Text>{title.title}</Text> },
  parameters: { route: '/exam/print/nanchang/2023', path: '*' },
  beforeEach({ msw }) {
    msw.use(...ordinaryDay())
  },
})

export const Filled = meta.story({
  name: '有这场考试',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/南昌市市属事业单位/)).toBeVisible()
    await expect(canvas.queryByText('离线保存的内容')).toBeNull()
  },
})

export const NotFound = meta.story({
  name: '没有这场考试',
  beforeEach({ msw }) {
    msw.use(mock(ticketTitle).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场考试')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(startEndTime).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '没有网络，有离线保存的',
  beforeEach({ msw }) {
    msw.use(mock(ticketTitle).offline(), mock(startEndTime).offline())
  },
  play: async scene => {
    await offersRetry(scene)
    await expect(scene.canvas.getByText('离线保存的内容')).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
