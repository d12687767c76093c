import { expect } from 'storybook/test'
import { judgedPositionPage, longPosition, positions } from '#mocks/fixtures/exam-positions'
import { member } from '#mocks/fixtures/session'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PositionCard } from './PositionCard.tsx'

const [open, , , cut, cancelled] = positions
const [judged] = judgedPositionPage.list
if (!open || !cut || !cancelled || !judged) throw new TypeError('no positions')

const meta = preview.meta({
  id: 'exam-position-card',
  title: '业务/考试职位/职位卡片 PositionCard',
  component: PositionCard,
  args: { position: open, href: '/exam/theme/1?view=positions&position=10100012' },
})

export const Filled = meta.story({
  name: '低于开考比例',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('招 2 人')).toBeVisible()
    await expect(canvas.getByText('低于开考比例')).toBeVisible()
    await expect(canvas.getByText('（1.5∶1）', { exact: false })).toBeVisible()
  },
})

export const Judged = meta.story({
  name: '求职者看到是否符合',
  args: { position: judged },
  parameters: { session: member },
  play: async ({ canvas }) => expect(canvas.getByText('需核实')).toBeVisible(),
})

export const Cut = meta.story({
  name: '已核减',
  args: { position: cut },
  play: async ({ canvas }) => expect(canvas.getByText('已核减')).toBeVisible(),
})

export const Cancelled = meta.story({
  name: '已取消',
  args: { position: cancelled, words: '播音' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已取消')).toBeVisible()
    await expect(canvas.queryByText('低于开考比例')).toBeNull()
  },
})

export const LongText = meta.story({ name: '很长的名称', args: { position: longPosition }, play: fitsSideways })

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
