import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { visitsOf, walkOf } from '../../model/walk.ts'
import { exhibitors, hall } from '../../testing.ts'
import { FairGuide } from './FairGuide.tsx'

const entriesOf = (note: string) =>
  exhibitors.flatMap(({ participationId, jobs }) => [
    { participationId, jobId: '', note },
    ...jobs.map(({ id }) => ({ participationId, jobId: id, note })),
  ])
const walk = walkOf(visitsOf(entriesOf('问住宿'), exhibitors), [hall])

const meta = preview.meta({
  id: 'fair-shortlist-guide',
  title: '业务/招聘会清单/逛展导览 FairGuide',
  component: FairGuide,
  args: {
    fair: {
      title: '赣鄱英才大型综合招聘会',
      when: '2026-11-28（周六） 09:00—12:00',
      place: '南昌绿地国际博览中心',
    },
    walk,
    halls: [hall],
  },
})

export const Filled = meta.story({
  name: '展位、职位、备注和平面图',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^5 个展位，从入口起约 \d+ 米$/)).toBeVisible()
    await expect(canvas.getByText(/^□ 会计\s6000-8000 元\/月 · 南昌市\s备注：问住宿$/)).toBeVisible()
    await expect(canvas.getByRole('list', { name: '图例' })).toHaveTextContent('路线，数字为先后')
    await expect(canvas.getByRole('button', { name: '打印导览' })).toBeVisible()
  },
})

export const Online = meta.story({
  name: '没有平面图',
  args: { halls: [], walk: walkOf(visitsOf(entriesOf(''), exhibitors), []) },
  play: async ({ canvas }) => expect(canvas.getByText('5 个展位')).toBeVisible(),
})

export const LongText = meta.story({
  name: '很长的备注',
  args: { walk: walkOf(visitsOf(entriesOf('䶮'.repeat(200)), exhibitors), [hall]) },
  play: fitsSideways,
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
export const Dark = meta.story({ name: '深色', globals: { theme: 'dark' } })
