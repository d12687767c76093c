import { expect } from 'storybook/test'
import { codes } from '#contract/codes'
import { readTalent } from '#contract/talents'
import { employerUser, lapsedEmployerUser } from '#mocks/fixtures/employer'
import { maskedTalent, revealedTalent, talentId } from '#mocks/fixtures/talents'
import { mock } from '#mocks/mock'
import { narrow, offersRetry } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { TalentResume } from './TalentResume.tsx'

const meta = preview.meta({
  id: 'talents-resume',
  title: '业务/人才/公开简历 TalentResume',
  component: TalentResume,
  args: { id: talentId },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(mock(readTalent).returns(maskedTalent))
  },
})

export const Filled = meta.story({
  name: '联系方式未显示',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '阿**的简历' })).toBeVisible()
    await expect(await canvas.findByText('139****0001')).toBeVisible()
  },
})
export const Revealed = meta.story({
  name: '下载之后',
  beforeEach({ msw }) {
    msw.use(mock(readTalent).returns(revealedTalent))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('13970000001')).toBeVisible()
    // On paper alone.
    await expect(canvas.getByText(revealedTalent.watermark)).not.toBeVisible()
  },
})
export const Forbidden = meta.story({
  name: '单位未认证',
  beforeEach({ msw }) {
    msw.use(mock(readTalent).refuses({ code: codes.wrongState, msg: '单位认证通过后才能查看求职者的简历' }))
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '去提交营业执照' })).toHaveAttribute('href', '/manage/center'),
})
export const Lapsed = meta.story({
  name: '单位超过复核期限',
  parameters: { session: lapsedEmployerUser },
  beforeEach({ msw }) {
    msw.use(mock(readTalent).refuses({ code: codes.wrongState, msg: '单位的营业执照已超过复核期限' }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('营业执照复核后可以查看简历')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去提交营业执照' })).toHaveAttribute('href', '/manage/center')
  },
})
export const NotFound = meta.story({
  name: '已不公开',
  beforeEach({ msw }) {
    msw.use(mock(readTalent).refuses({ code: codes.notFound, msg: '没有找到，可能已被删除' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('这份简历现在不公开')).toBeVisible(),
})
export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(readTalent).hangs())
  },
})
export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(readTalent).fails())
  },
  play: offersRetry,
})
export const Narrow = meta.story({ name: '手机上', globals: narrow })
