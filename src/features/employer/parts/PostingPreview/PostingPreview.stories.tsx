import { expect } from 'storybook/test'
import { filledDraft } from '#mocks/fixtures/employer'
import preview from '../../../../../.storybook/preview.tsx'
import { PostingPreview } from './PostingPreview.tsx'

const meta = preview.meta({
  id: 'biz-employer-posting-preview',
  title: '业务/单位中心/职位预览 PostingPreview',
  component: PostingPreview,
  args: { draft: filledDraft },
})

export const Filled = meta.story({
  name: '发布前核对',
  play: async ({ canvas }) => expect(canvas.getByText('主办会计')).toBeVisible(),
})
