import { expect } from 'storybook/test'
import { guestTalentPage, talentPage } from '#mocks/fixtures/talents'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TalentRow } from './TalentRow.tsx'

const [first, long] = talentPage.list
const [nameless] = guestTalentPage.list
if (!first || !long || !nameless) throw new Error('The fixture has three people')

const meta = preview.meta({
  id: 'talents-row',
  title: '业务/人才/求职者卡片 TalentRow',
  component: TalentRow,
  args: { talent: first, now: Date.parse('2026-11-20T09:30:00+08:00') },
})

export const Default = meta.story({
  name: '单位看到的',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '阿** · 会计、财务主管' })).toHaveAttribute(
      'href',
      `/resume/info/${first.id}?view=talent`,
    ),
})
export const Guest = meta.story({
  name: '访客看到的：没有姓名',
  args: { talent: nameless },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent(/^会计、财务主管$/),
})
export const Reasons = meta.story({ name: '推荐理由', args: { reasons: ['职类相符', '期望城市相符'] } })
export const LongText = meta.story({
  name: '很长的职位，手机上',
  args: { talent: long },
  globals: narrow,
  play: fitsSideways,
})
