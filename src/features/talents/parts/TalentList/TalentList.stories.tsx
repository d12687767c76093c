import { expect } from 'storybook/test'
import { employerUser } from '#mocks/fixtures/employer'
import { guestTalentPage, talentPage } from '#mocks/fixtures/talents'
import preview from '../../../../../.storybook/preview.tsx'
import { TalentList } from './TalentList.tsx'

const meta = preview.meta({
  id: 'talents-list',
  title: '业务/人才/求职者列表 TalentList',
  component: TalentList,
  args: { talents: talentPage.list },
})

export const Employer = meta.story({
  name: '单位：进入简历',
  parameters: { session: employerUser },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /熊𠮷/ })).toHaveAttribute(
      'href',
      '/resume/info/94af0b36-1d2c-4f83-b7e5-6a8c0e2f4d33?view=talent',
    )
    await expect(await canvas.findAllByRole('button', { name: /^邀请应聘：/ })).toHaveLength(talentPage.list.length)
  },
})
export const Guest = meta.story({
  name: '访客：先登录单位账号',
  args: { talents: guestTalentPage.list },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '幼儿教师' })).toHaveAttribute(
      'href',
      '/org/login?redirectUri=%2Fresume%2Finfo%2F94af0b36-1d2c-4f83-b7e5-6a8c0e2f4d33%3Fview%3Dtalent',
    ),
})
