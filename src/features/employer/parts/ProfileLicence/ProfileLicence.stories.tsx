import { expect } from 'storybook/test'
import { newCompany, ownCompany } from '#mocks/fixtures/companies'
import { longCompanyName } from '#mocks/fixtures/jobs'
import { fitsSideways, narrow, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ProfileLicence } from './ProfileLicence.tsx'

const meta = preview.meta({
  id: 'biz-employer-profile-licence',
  title: '业务/单位中心/执照登记信息 ProfileLicence',
  component: ProfileLicence,
  args: { licence: ownCompany.licence },
})

export const Filled = meta.story({
  name: '已核验',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(whole('营业执照已于 2026-10-08 核验，应于 2027-04-08 前复核'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: '重新提交营业执照' })).toHaveAttribute('href', '/manage/center')
  },
})

export const LongText = meta.story({
  name: '名称很长、还没有核验',
  args: { licence: { ...newCompany.licence, name: longCompanyName, place: '' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('营业执照待核验')).toBeVisible()
    await fitsSideways({ canvasElement })
  },
})

export const Narrow = LongText.extend({ name: '手机', globals: narrow })
