import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { isSubmitted, questionnaireInfo } from '#contract/questionnaires'
import { closedQuestionnaire, longQuestionnaire, questionnaire } from '#mocks/fixtures/questionnaires'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { QuestionnairePage } from './QuestionnairePage.tsx'

const meta = preview.meta({
  id: 'page-questionnaire',
  title: '页面/问卷/问卷调查 QuestionnairePage',
  component: QuestionnairePage,
  parameters: { route: '/questionnaire/jtjj', session: member },
  beforeEach({ msw }) {
    msw.use(mock(questionnaireInfo).returns(questionnaire), mock(isSubmitted).returns({ submitted: false }))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(questionnaireInfo).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(questionnaireInfo).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '没有这份问卷',
  render: () => (
    <>
      <QuestionnairePage />
      <Where />
    </>
  ),
  beforeEach({ msw }) {
    msw.use(mock(questionnaireInfo).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('/404')).toBeVisible(),
})

export const Filled = meta.story({
  name: '开始答',
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '就业状况' })).toBeVisible(),
})

export const Second = meta.story({
  name: '第二页',
  parameters: { route: '/questionnaire/jtjj?page=2' },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '服务评价' })).toBeVisible(),
})

export const Answered = meta.story({
  name: '已经答过',
  beforeEach({ msw }) {
    msw.use(mock(isSubmitted).returns({ submitted: true }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('您已经答过这份问卷')).toBeVisible(),
})

export const Closed = meta.story({
  name: '已经结束',
  beforeEach({ msw }) {
    msw.use(mock(questionnaireInfo).returns(closedQuestionnaire))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这份问卷已经结束')).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的题目',
  beforeEach({ msw }) {
    msw.use(mock(questionnaireInfo).returns(longQuestionnaire))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('heading', { level: 2 })
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
