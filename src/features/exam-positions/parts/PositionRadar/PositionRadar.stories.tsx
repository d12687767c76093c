import { expect, spyOn } from 'storybook/test'
import { judgePosition } from '#contract/exam-positions'
import { failingJudgement, fittingJudgement, positionJudgement } from '#mocks/fixtures/exam-positions'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PositionRadar } from './PositionRadar.tsx'

const meta = preview.meta({
  id: 'exam-position-radar',
  title: '业务/考试职位/条件对照 PositionRadar',
  component: PositionRadar,
  args: { id: '10100012', back: '/exam/theme/1?view=positions&position=10100012' },
  beforeEach({ msw }) {
    msw.use(mock(judgePosition).returns(positionJudgement))
  },
})

export const Loading = meta.story({
  name: '加载中',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(judgePosition).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(judgePosition).fails())
  },
  play: offersRetry,
})

export const Filled = meta.story({
  name: '有一条需核实',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('需核实'))[0]).toBeVisible()
    await expect(canvas.getByText('取得法律职业资格证书（A 类）')).toBeVisible()
    await expect(canvas.getByText(/请在简历的“证书”里写上/)).toBeVisible()
    await expect(canvas.getByText(/优先条件 · 您的情况：1 年工作经历/)).toBeVisible()
  },
})

export const Fits = meta.story({
  name: '全部符合',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(judgePosition).returns(fittingJudgement))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/符合这个职位的全部条件/)).toBeVisible(),
})

export const Fails = meta.story({
  name: '不符合',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(judgePosition).returns(failingJudgement))
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/请选择其他岗位/)).toBeVisible(),
})

export const SameWords = meta.story({
  name: '两条条件引同一句',
  tags: ['no-picture'],
  parameters: { session: member },
  beforeEach({ msw }) {
    spyOn(console, 'error')
    const [first] = positionJudgement.list
    const list = first ? [first, { ...first, kind: 'degree', yours: '学士' }] : []
    msw.use(mock(judgePosition).returns({ verdict: 'fits', list }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/您的情况：学士/)).toBeVisible()
    await expect(canvas.getByText(/您的情况：本科/)).toBeVisible()
    await expect(console.error).not.toHaveBeenCalled()
  },
})

export const Empty = meta.story({
  name: '没有登录',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '登录后核对' })).toHaveAttribute(
      'href',
      expect.stringContaining('redirectUri='),
    ),
})

export const Employer = meta.story({
  name: '单位账号',
  parameters: { session: employer },
  play: async ({ canvas }) => expect(canvas.getByText(/请使用个人账号登录/)).toBeVisible(),
})

export const Narrow = meta.story({
  name: '手机',
  parameters: { session: member },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('取得法律职业资格证书（A 类）')
    await fitsSideways({ canvasElement })
  },
})
