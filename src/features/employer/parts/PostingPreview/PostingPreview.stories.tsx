import { expect } from 'storybook/test'
import { filledDraft } from '#mocks/fixtures/employer'
import { narrow } from '../../../../../.storybook/plays.ts'
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('主办会计')).toBeVisible()
    await expect(await canvas.findByText(/财务\/会计\/审计/)).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '只写了名称',
  args: { draft: { ...filledDraft, category: '', headcount: null, welfare: [], city: '', district: '', address: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('未填写')).toHaveLength(4)
    await expect(canvas.queryByText(/null/)).not.toBeInTheDocument()
  },
})

export const Narrow = meta.story({ name: '手机上', globals: narrow })
