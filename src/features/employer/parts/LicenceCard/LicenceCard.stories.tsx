import { expect, fn } from 'storybook/test'
import { companyLicence, employerOverview, updateLicence } from '#contract/employer'
import { uploadFile } from '#contract/files'
import { fetchUserInfo } from '#contract/session'
import {
  automaticLicence,
  dueLicence,
  employerToday,
  employerUser,
  noLicence,
  pendingLicence,
  returnedLicence,
  validLicence,
} from '#mocks/fixtures/employer'
import { uploaded } from '#mocks/fixtures/files'
import { reader } from '#mocks/fixtures/members'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { LicenceCard } from './LicenceCard.tsx'

const handedIn = fn()

const meta = preview.meta({
  id: 'biz-employer-licence',
  title: '业务/单位中心/营业执照 LicenceCard',
  component: LicenceCard,
  parameters: { session: employerUser },
  beforeEach({ msw }) {
    handedIn.mockReset()
    msw.use(
      mock(companyLicence).returns(noLicence),
      mock(uploadFile).returns(uploaded),
      mock(fetchUserInfo).returns(employerUser),
      mock(employerOverview).returns(employerToday),
      mock(updateLicence).answers(input => {
        handedIn(input)
        return pendingLicence
      }),
    )
  },
})

export const Empty = meta.story({
  name: '还没有提交',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交核验' }))
    await expect((await canvas.findAllByText('请上传营业执照')).length).toBeGreaterThan(0)
    await expect(handedIn).not.toHaveBeenCalled()
  },
})

export const HandsIn = meta.story({
  name: '提交',
  play: async ({ canvas, userEvent }) => {
    const file = new File(['%PDF-1.7\n%%EOF'], '营业执照副本.pdf')
    await userEvent.upload(await canvas.findByLabelText('选择文件'), file)
    await canvas.findByText('营业执照副本.pdf 已上传。')
    await userEvent.click(canvas.getByRole('button', { name: '提交核验' }))
    await expect(await canvas.findByText(/正在核验/)).toBeVisible()
    await expect(handedIn).toHaveBeenCalledOnce()
    await expect(handedIn.mock.lastCall?.[0]).toMatchObject({ files: [uploaded.id] })
  },
})

const shows = (licence: typeof noLicence, words: RegExp) => ({
  beforeEach({ msw }: { msw: { use(...handlers: unknown[]): void } }) {
    msw.use(mock(companyLicence).returns(licence))
  },
  play: async ({ canvas }: { canvas: { findByText(words: RegExp): Promise<HTMLElement> } }) => {
    await expect(await canvas.findByText(words)).toBeVisible()
  },
})

export const Pending = meta.story({ name: '正在核验', ...shows(pendingLicence, /正在核验/) })
export const Filled = meta.story({ name: '已通过', ...shows(validLicence, /2027-04-08 前再次提交/) })
export const Automatic = meta.story({ name: '由程序自动核验', ...shows(automaticLicence, /没有人工审核/) })
export const Due = meta.story({ name: '要再次核验', ...shows(dueLicence, /有效期到 2026-10-02/) })
export const Returned = meta.story({ name: '没有通过', ...shows(returnedLicence, /照片反光/) })
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  ...shows(returnedLicence, /照片反光/),
  play: fitsSideways,
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(companyLicence).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(companyLicence).fails())
  },
  play: offersRetry,
})

export const Reader = meta.story({
  name: '不是管理员：只能看',
  parameters: { session: reader },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('营业执照由管理员提交。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '提交核验' })).not.toBeInTheDocument()
  },
})
