import { expect } from 'storybook/test'
import { seekerUser } from '#mocks/fixtures/seeker'
import { employer } from '#mocks/fixtures/session'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ForSeekers } from './ForSeekers.tsx'

const meta = preview.meta({
  id: 'exam-for-seekers',
  title: '业务/考试报名/只面向个人 ForSeekers',
  component: ForSeekers,
  args: { title: '考试报名', children: '报名的内容' },
})

export const Employer = meta.story({
  name: '单位账号',
  parameters: { session: employer },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('考试报名面向个人')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '看考试和职位' })).toHaveAttribute('href', '/exam/list')
  },
})

export const Seeker = meta.story({
  name: '个人账号',
  parameters: { session: seekerUser },
  play: async ({ canvas }) => expect(canvas.getByText('报名的内容')).toBeVisible(),
})

export const Narrow = Employer.extend({
  name: '手机',
  globals: narrow,
  play: async ({ canvasElement }) => fitsSideways({ canvasElement }),
})
