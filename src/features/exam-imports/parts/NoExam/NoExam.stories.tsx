import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { CallRefused } from '#platform/transport'
import preview from '../../../../../.storybook/preview.tsx'
import { NoExam } from './NoExam.tsx'

const meta = preview.meta({
  id: 'exam-imports-no-exam',
  title: '业务/考试机构/没有这场考试 NoExam',
  component: NoExam,
  args: {
    error: new CallRefused({ code: codes.notFound, msg: '没有找到，可能已被删除', data: null }),
    children: '职位表',
  },
})

export const Filled = meta.story({
  name: '没有权限',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有这场考试，或者您没有它的权限')).toBeVisible()
    await expect(canvas.queryByText('职位表')).toBeNull()
  },
})

export const There = meta.story({
  name: '有权限',
  args: { error: undefined },
  play: async ({ canvas }) => expect(await canvas.findByText('职位表')).toBeVisible(),
})
