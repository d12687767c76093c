import { expect } from 'storybook/test'
import { employerUser, lapsedEmployerUser, waitingEmployerUser } from '#mocks/fixtures/employer'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { AwaitsReview } from './AwaitsReview.tsx'

const meta = preview.meta({
  id: 'biz-employer-awaits-review',
  title: '业务/单位中心/等待单位审核 AwaitsReview',
  component: AwaitsReview,
  parameters: { session: waitingEmployerUser },
})

export const Waiting = meta.story({
  name: '还没有通过审核',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/审核通过后自动发布/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看营业执照审核进度' })).toHaveAttribute('href', '/manage/center')
  },
})

export const Passed = meta.story({
  name: '已通过：什么都不说',
  parameters: { session: employerUser },
  play: async ({ canvas }) => expect(canvas.queryByText(/审核/)).not.toBeInTheDocument(),
})

export const Lapsed = meta.story({
  name: '超过复核期限',
  parameters: { session: lapsedEmployerUser },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/重新核验通过后自动发布/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去重新提交营业执照' })).toHaveAttribute('href', '/manage/center')
  },
})

export const Narrow = Waiting.extend({ name: '手机', globals: narrow, play: fitsSideways })
