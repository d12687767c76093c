import { expect } from 'storybook/test'
import {
  absentScore,
  disciplineScore,
  failedScore,
  interviewScore,
  longScore,
  overallScore,
  passedScore,
  undecidedScore,
} from '#mocks/fixtures/exam-scores'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'

const meta = preview.meta({
  id: 'exam-tickets-score-sheet',
  title: '业务/准考证/成绩 ScoreSheet',
  component: ScoreSheet,
  args: { card: passedScore },
})

export const Passed = meta.story({
  name: '进入下一环节',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('233.55')).toBeVisible()
    await expect(canvas.getByText('112.50')).toBeVisible()
    await expect(canvas.getByText('180.00')).toBeVisible()
    await expect(canvas.getByText(/您已进入下一环节/)).toBeVisible()
  },
})

export const Overall = meta.story({
  name: '总成绩和加分',
  args: { card: overallScore },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('政策性加分').closest('li')).toHaveTextContent('2.00')
    await expect(canvas.getByText('总成绩', { selector: 'li *' }).closest('li')).toHaveTextContent('81.32')
  },
})

export const Interview = meta.story({
  name: '面试',
  args: { card: interviewScore },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('82.50')).toBeVisible()
    await expect(canvas.queryByText('入围最低分')).toBeNull()
    await expect(canvas.queryByText(/入围名单还没有公布/)).toBeNull()
  },
})

export const NotOn = meta.story({
  name: '低于入围最低分',
  args: { card: failedScore },
  play: async ({ canvas }) => expect(canvas.getByText(/总分低于本岗位的入围最低分/)).toBeVisible(),
})

export const NobodyOn = meta.story({
  name: '岗位没有人入围',
  args: { card: { ...failedScore, line: null } },
  play: async ({ canvas }) => expect(canvas.getByText(/排名不在入围人数之内/)).toBeVisible(),
})

export const Undecided = meta.story({
  name: '名单还没有公布',
  args: { card: undecidedScore },
  play: async ({ canvas }) => expect(canvas.getByText(/入围名单还没有公布/)).toBeVisible(),
})

export const Absent = meta.story({
  name: '缺考',
  args: { card: absentScore },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('缺考')).toBeVisible()
    await expect(canvas.getByText(/如果您参加了考试，可以在复核期限内申请复核/)).toBeVisible()
  },
})

export const Discipline = meta.story({
  name: '违纪',
  args: { card: disciplineScore },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('违纪')).toBeVisible()
    await expect(canvas.getByText(/您可以陈述和申辩/)).toBeVisible()
  },
})

export const LongText = meta.story({ name: '很长的文字', args: { card: longScore }, play: fitsSideways })

export const Narrow = meta.story({ name: '手机', args: { card: longScore }, globals: narrow, play: fitsSideways })
