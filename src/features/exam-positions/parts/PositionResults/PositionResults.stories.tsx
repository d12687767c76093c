import { expect, screen, waitFor } from 'storybook/test'
import { examPositionInfo, exportPositions, judgePosition, listExamPositions } from '#contract/exam-positions'
import {
  judgedPositionPage,
  longPositionPage,
  noPositions,
  positionInFull,
  positionJudgement,
  positionPage,
} from '#mocks/fixtures/exam-positions'
import { member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, leadsToFirstPage, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PositionResults } from './PositionResults.tsx'

const meta = preview.meta({
  id: 'exam-position-results',
  title: '业务/考试职位/职位查询 PositionResults',
  component: PositionResults,
  args: { within: { theme: '1' }, path: '/exam/theme/1?view=positions' },
  parameters: { route: '/exam/theme/1?view=positions' },
  beforeEach({ msw }) {
    msw.use(
      mock(listExamPositions).returns(positionPage),
      mock(examPositionInfo).returns(positionInFull),
      mock(judgePosition).returns(positionJudgement),
    )
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  name: '没有结果',
  parameters: { route: '/exam/theme/1?view=positions&t=宇航员&education=10' },
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(noPositions))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合这些条件的职位')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '清除全部条件' })).toHaveAttribute(
      'href',
      '/exam/theme/1?view=positions',
    )
  },
})

export const BeyondTheEnd = meta.story({
  name: '没有这一页',
  parameters: { route: '/exam/theme/1?view=positions&page=400' },
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns({ ...positionPage, list: [], page: 400 }))
  },
  play: leadsToFirstPage('/exam/theme/1?view=positions'),
})

export const Filled = meta.story({
  name: '搜索、打开详情、关上',
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).answers(({ t }) => (t === '宇航员' ? noPositions : positionPage)))
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
    await step('没有登录的人被邀请登录，并回到这里', () =>
      expect(canvas.getByRole('link', { name: '登录后只看我符合的职位' })).toHaveAttribute(
        'href',
        expect.stringContaining('fits%3D1'),
      ),
    )
    await step('详情在旁边打开，地址里有它', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '公证员助理（专业技术十二级）' }))
      const dialog = await screen.findByRole('dialog', { name: '公证员助理（专业技术十二级）' })
      await waitFor(() => expect(dialog).toHaveTextContent('开考至少 3∶1'))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('没有的词说没有', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '宇航员{Enter}')
      await expect(await canvas.findByText('没有符合这些条件的职位')).toBeVisible()
    })
  },
})

export const Seeker = meta.story({
  name: '只看我符合的',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(
      mock(listExamPositions).answers(({ fits }) =>
        fits
          ? {
              ...judgedPositionPage,
              list: judgedPositionPage.list.filter(({ verdict }) => verdict === 'fits'),
              total: 57,
            }
          : judgedPositionPage,
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('link', { name: '只看我符合的职位' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await expect(canvas.getByText('57', { selector: 'b' })).toBeVisible()
  },
})

export const Download = meta.story({
  name: '下载失败',
  beforeEach({ msw }) {
    msw.use(mock(exportPositions).fails())
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '下载职位表' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toBeEnabled())
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  beforeEach({ msw }) {
    msw.use(mock(listExamPositions).returns(longPositionPage))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article')
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('article')
    await fitsSideways({ canvasElement })
  },
})
