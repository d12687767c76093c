import { expect, screen, waitFor } from 'storybook/test'
import { codes } from '#contract/codes'
import { companyDetail, listCompanyImages } from '#contract/companies'
import { removeCompanyLogo, updateCompanyLogo } from '#contract/employer'
import { company, newCompany, ownCompany, workplace } from '#mocks/fixtures/companies'
import { employerUser } from '#mocks/fixtures/employer'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ProfileLogo } from './ProfileLogo.tsx'

const meta = preview.meta({
  id: 'biz-employer-profile-logo',
  title: '业务/单位中心/单位标志 ProfileLogo',
  component: ProfileLogo,
  args: { company: ownCompany },
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    msw.use(
      mock(companyDetail).returns(company),
      mock(listCompanyImages).returns({ list: [...workplace] }),
      mock(updateCompanyLogo).returns(ownCompany),
      mock(removeCompanyLogo).returns(newCompany),
    )
  },
})

const picture = async (name: string) => {
  const canvas = new OffscreenCanvas(400, 300)
  canvas.getContext('2d')?.fillRect(0, 0, 400, 300)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

export const Filled = meta.story({
  name: '移除标志',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除标志' }))
    await waitFor(() => expect(screen.getByText('单位标志已移除')).toBeVisible())
  },
})

export const Uploads = meta.story({
  name: '上传标志',
  args: { company: newCompany },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择图片'), await picture('标志.png'))
    await userEvent.click(await canvas.findByRole('button', { name: '使用这张' }))
    await waitFor(() => expect(screen.getByText('单位标志已更新')).toBeVisible())
  },
})

export const Refused = meta.story({
  name: '被拒绝时说明原因',
  args: { company: newCompany },
  beforeEach({ msw }) {
    msw.use(mock(updateCompanyLogo).refuses({ code: codes.fileTypeRefused, msg: '请上传JPG、PNG 或 WebP 图片' }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('选择图片'), await picture('标志.png'))
    await userEvent.click(await canvas.findByRole('button', { name: '使用这张' }))
    await expect(await canvas.findByText('请上传JPG、PNG 或 WebP 图片')).toBeVisible()
  },
})

export const Lying = meta.story({
  name: '文件内容与扩展名不符',
  play: async ({ canvas, userEvent }) => {
    const file = new File(['GIF89a;'], '标志.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('选择图片'), file)
    await expect((await canvas.findAllByText(/文件内容与扩展名不符/)).length).toBeGreaterThan(0)
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
