import { expect } from 'storybook/test'
import { failing, fitting, positionInfo } from '#mocks/fixtures/exam-choices'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ChosenPosition } from './ChosenPosition.tsx'

const meta = preview.meta({
  id: 'exam-chosen-position',
  title: '业务/考试报名/选定的职位 ChosenPosition',
  component: ChosenPosition,
  args: { position: positionInfo, judgement: fitting, otherHref: '/exam/apply/101' },
})

export const Filled = meta.story({
  name: '符合',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('按您的简历，这个职位的硬性条件都符合')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '换一个职位' })).toHaveAttribute('href', '/exam/apply/101')
  },
})

export const Failing = meta.story({
  name: '硬性条件不符合',
  args: { judgement: failing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('有 1 项硬性条件不符合，按公告不能报这个职位')).toBeVisible()
    await expect(canvas.getByText('公告要求“研究生及以上学历”，您的情况是“本科”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '修改简历' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '另选职位' })).toHaveAttribute('href', '/exam/apply/101')
    await expect(canvas.getByText('优先条件')).toBeVisible()
  },
})

export const Unsure = meta.story({
  name: '判断不了的',
  args: { judgement: { verdict: 'unsure', list: failing.list.filter(({ verdict }) => verdict === 'unsure') } },
  play: async ({ canvas }) => expect(canvas.getByText(/有 1 项条件还判断不了/)).toBeVisible(),
})

export const Waiting = meta.story({ name: '判断还没有来', args: { judgement: undefined } })

export const Narrow = meta.story({ name: '手机', globals: narrow, args: { judgement: failing }, play: fitsSideways })
