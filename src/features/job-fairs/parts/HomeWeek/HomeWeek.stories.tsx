import { expect } from 'storybook/test'
import { fairDays } from '#contract/job-fairs'
import { fairDates } from '#mocks/fixtures/job-fairs'
import { mock } from '#mocks/mock'
import { narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { HomeWeek } from './HomeWeek.tsx'

const meta = preview.meta({
  id: 'job-fairs-home-week',
  title: '业务/招聘会/首页一周 HomeWeek',
  component: HomeWeek,
})

export const Filled = meta.story({
  name: '七天，有招聘会的通向日历',
  beforeEach({ msw }) {
    msw.use(mock(fairDays).returns({ list: [...fairDates] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '这一周的招聘会' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    const [first] = canvas.getAllByRole('link')
    await expect(first?.getAttribute('href')).toMatch(
      /^\/recruitment\/advance(\?month=20\d\d-\d\d)?#day-20\d\d-\d\d-\d\d$/,
    )
  },
})

/** Its place stays empty until it is known, and where it never is: the fairs have a card of their own. */
export const Loading = meta.story({
  name: '还不知道就空着',
  beforeEach({ msw }) {
    msw.use(mock(fairDays).hangs())
  },
})

export const Failed = meta.story({
  name: '不知道就空着',
  beforeEach({ msw }) {
    msw.use(mock(fairDays).fails())
  },
})

export const Empty = meta.story({
  name: '一周都没有',
  beforeEach({ msw }) {
    msw.use(mock(fairDays).returns({ list: [] }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7)
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const Narrow = Filled.extend({ name: '手机', globals: narrow })
