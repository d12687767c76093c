import { expect } from 'storybook/test'
import { employerUser, waitingEmployerUser } from '#mocks/fixtures/employer'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CasualNext } from './CasualNext.tsx'

const meta = preview.meta({
  id: 'biz-employer-casual-next',
  title: '业务/单位中心/零工发布以后 CasualNext',
  component: CasualNext,
  parameters: { route: '/manage/jobs?casual=post', session: employerUser },
})

export const Filled = meta.story({
  name: '单位已经核验',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/发布后马上能报名/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '灵活就业' })).toHaveAttribute('href', '/flexible')
  },
})

export const Waiting = meta.story({
  name: '单位还没有核验',
  parameters: { session: waitingEmployerUser },
  play: async ({ canvas }) => expect(canvas.getByText(/核验通过后才显示/)).toBeVisible(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
