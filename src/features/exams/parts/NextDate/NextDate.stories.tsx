import { expect } from 'storybook/test'
import { examsByStage, nanchangExam } from '#mocks/fixtures/exams'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { NextDate } from './NextDate.tsx'

const timelineAt = (stage: string) => examsByStage.find(exam => exam.stage === stage)?.timeline ?? nanchangExam.timeline

const meta = preview.meta({
  id: 'exams-next-date',
  title: '业务/考试/下一个日期 NextDate',
  component: NextDate,
  args: { timeline: nanchangExam.timeline },
})

export const Filled = meta.story({
  name: '报名截止',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('报名截止', { exact: true })).toBeVisible()
    await expect(canvas.getByText('2026-11-24 (周二)')).toBeVisible()
    await expect(canvas.getByText('申请减免考试费，2026-11-22 (周日) 17:00 截止')).toBeVisible()
    await expect(await canvas.findByText(/4 天/, { ignore: 'b' })).toBeInTheDocument()
  },
})

export const Urgent = meta.story({
  name: '今天截止',
  args: { timeline: timelineAt('paying'), children: '2026 年江西省省直事业单位公开招聘' },
  play: async ({ canvas }) => expect(canvas.getByText('缴费截止', { exact: true })).toBeVisible(),
})

export const Over = meta.story({
  name: '都结束了',
  args: { timeline: timelineAt('closed') },
  play: async ({ canvas }) => expect(canvas.getByText(/各环节都已结束/)).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { children: '儒乐湖、临空、永修三个组团𠮷安·䶮江'.repeat(8) },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
