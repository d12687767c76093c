import { expect } from 'storybook/test'
import { hardJobAtFair, jobAtFairs } from '#mocks/fixtures/jobs'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MeetAtFairs } from './MeetAtFairs.tsx'

const meta = preview.meta({
  id: 'jobs-meet-at-fairs',
  title: '业务/职位/在招聘会见面 MeetAtFairs',
  component: MeetAtFairs,
  tags: ['no-picture'],
  args: { fairs: jobAtFairs.fairs },
})

export const Filled = meta.story({
  name: '一场现场、一场网络',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: '在招聘会见面' })
    await expect(canvas.getByRole('link', { name: '赣鄱英才大型综合招聘会' })).toHaveAttribute(
      'href',
      '/recruitment/page/2',
    )
    await expect(card).toHaveTextContent(
      '2026-11-28 (周六) 09:00—12:00南昌市 · 赣江国际会展中心（示例）A 馆 · 展位 A12',
    )
    await expect(card).toHaveTextContent('2026-12-01 (周二) 至 2026-12-07 (周一)线上')
  },
})

export const LongText = meta.story({
  name: '很长的名称',
  args: { fairs: hardJobAtFair.fairs },
  play: fitsSideways,
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
