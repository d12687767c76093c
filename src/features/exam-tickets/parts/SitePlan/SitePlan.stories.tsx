import { expect } from 'storybook/test'
import type { ExamSite } from '#contract/exam-tickets'
import { sites } from '#mocks/fixtures/exam-sites'
import { longTicket } from '#mocks/fixtures/exam-tickets'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SitePlan } from './SitePlan.tsx'

const [first, , bare] = sites
if (!first || !bare) throw new Error('no sites')

const long: ExamSite = { ...first, ...longTicket.site }

const meta = preview.meta({
  id: 'exam-tickets-site-plan',
  title: '业务/准考证/考点平面图 SitePlan',
  component: SitePlan,
  args: { site: first },
})

export const Filled = meta.story({
  name: '逐层查看',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('21 个考场，630 个座位')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '001，特殊，30 座' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '致远楼 2 层' }))
    await expect(await canvas.findByRole('button', { name: '022，备用，30 座' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const OwnRoom = meta.story({
  name: '找到考场',
  args: { room: '008' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('考场 008 在明德楼 2 层')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '008，您在这，30 座' })).toBeVisible()
  },
})

export const UnknownRoom = meta.story({
  name: '图上没有的考场',
  args: { room: '088' },
  play: async ({ canvas }) => expect(canvas.getByText(/平面图上没有画出这个考场/)).toBeVisible(),
})

export const Empty = meta.story({
  name: '没有平面图',
  args: { site: bare },
  play: async ({ canvas }) => expect(canvas.getByText(/这个考点还没有平面图/)).toBeVisible(),
})

export const LongText = meta.story({ name: '很长的文字', args: { site: long }, play: fitsSideways })

export const Narrow = meta.story({
  name: '手机',
  args: { site: long, room: '008' },
  globals: narrow,
  play: fitsSideways,
})
