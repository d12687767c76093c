import { expect } from 'storybook/test'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { NoOffice } from './NoOffice.tsx'

const meta = preview.meta({
  id: 'fair-office-missing',
  title: '业务/招聘会主办方/没有权限 NoOffice',
  component: NoOffice,
})

export const Filled = meta.story({
  name: '没有这场招聘会',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '招聘会业务' })).toHaveAttribute('href', '/manage/fair-office'),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
