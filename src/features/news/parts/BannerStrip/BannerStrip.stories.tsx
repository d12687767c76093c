import { expect } from 'storybook/test'
import { banners } from '#mocks/fixtures/ads'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BannerStrip } from './BannerStrip.tsx'

const meta = preview.meta({
  id: 'news-banner-strip',
  title: '业务/公告/推荐条 BannerStrip',
  component: BannerStrip,
  args: { banners: banners.list },
})

export const Filled = meta.story({
  name: '两条推荐',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '读懂新条例' })).toHaveAttribute('href', '/government/regulations'),
})

export const Nothing = meta.story({
  name: '没有推荐',
  args: { banners: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
})

export const LongText = meta.story({
  name: '很长的文字',
  args: { banners: banners.list.map(one => ({ ...one, title: '岁末年初用工服务专项活动'.repeat(5) })) },
  globals: narrow,
  play: fitsSideways,
})
