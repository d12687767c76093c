import { expect, within } from 'storybook/test'
import { filledDraft } from '#mocks/fixtures/employer'
import preview from '../../../../../.storybook/preview.tsx'
import { PostingSeen } from './PostingSeen.tsx'

const meta = preview.meta({
  id: 'biz-employer-posting-seen',
  title: '业务/单位中心/求职者看到的职位 PostingSeen',
  component: PostingSeen,
  args: { draft: filledDraft },
})

export const Filled = meta.story({
  name: '写了一部分',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: filledDraft.title })).toBeVisible()
    await expect(canvas.getByText('5K~8K·13薪')).toBeVisible()
    await expect(canvas.getByText(/^南昌市·红谷滩区 · /)).toBeVisible()
    await expect(within(canvas.getByRole('region', { name: '岗位职责' })).getAllByRole('listitem')).toHaveLength(2)
  },
})
export const Untitled = meta.story({
  name: '还没有名称',
  args: { draft: { ...filledDraft, title: '' } },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: '求职者会这样看到' })).toBeVisible(),
})
