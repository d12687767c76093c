import { expect } from 'storybook/test'
import { emptyDraft } from '#contract/job-posting'
import { filledDraft } from '#mocks/fixtures/employer'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { valuesOf } from '../../model/posting-values.ts'
import { PostingParts } from './PostingParts.tsx'

const meta = preview.meta({
  id: 'biz-employer-posting-parts',
  title: '业务/单位中心/职位的各部分 PostingParts',
  component: PostingParts,
  args: { typed: valuesOf(filledDraft), today: '2026-11-20' },
})

export const Filled = meta.story({
  name: '必填的都写好了',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('必填部分已全部完成')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '薪资构成' })).toHaveAccessibleDescription('选填')
  },
})

export const Empty = meta.story({
  name: '新的职位',
  args: { typed: valuesOf(emptyDraft()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '职位' })).toHaveAccessibleDescription('未填写')
    await expect(canvas.getByRole('link', { name: '职位' })).toHaveAttribute('href', '#part-job')
  },
})

export const Narrow = meta.story({
  name: '手机：写了一半',
  args: { typed: valuesOf({ ...emptyDraft(), title: '会计' }) },
  globals: narrow,
  play: fitsSideways,
})
