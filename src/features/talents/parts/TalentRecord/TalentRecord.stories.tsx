import { expect } from 'storybook/test'
import { RecordList } from '#design-system'
import { talentPage } from '#mocks/fixtures/talents'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TalentRecord } from './TalentRecord.tsx'

const [first, long, downloaded] = talentPage.list
if (!first || !long || !downloaded) throw new Error('The fixture has three people')

const meta = preview.meta({
  id: 'talents-record',
  title: '业务/人才/人才记录 TalentRecord',
  component: TalentRecord,
  decorators: [
    Story => (
      <RecordList>
        <Story />
      </RecordList>
    ),
  ],
  args: { talent: first, note: '3 天前收藏' },
})

export const Default = meta.story({
  name: '收藏的一份',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '阿** · 会计、财务主管' })).toHaveAttribute(
      'href',
      `/resume/info/${first.id}?view=talent`,
    )
    await expect(canvas.getAllByRole('listitem')[0]?.getBoundingClientRect().height).toBeLessThanOrEqual(76)
  },
})
export const Reasons = meta.story({
  name: '推荐理由',
  args: { reasons: ['职类相符', '期望城市相符'] },
  play: async ({ canvas }) => expect(canvas.getByText('推荐理由：职类相符、期望城市相符')).toBeVisible(),
})
export const Marked = meta.story({
  name: '在哪一个列表里，就不再说一遍',
  args: { talent: { ...downloaded, favourite: true }, keptAs: 'favourites' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已下载')).toBeVisible()
    await expect(canvas.queryByText('已收藏')).not.toBeInTheDocument()
  },
})
export const Phone = meta.story({
  name: '手机上',
  globals: narrow,
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem')[0]?.getBoundingClientRect().height).toBeLessThanOrEqual(136),
})
export const LongText = meta.story({
  name: '很长的职位，手机上',
  args: { talent: long },
  globals: narrow,
  play: fitsSideways,
})
