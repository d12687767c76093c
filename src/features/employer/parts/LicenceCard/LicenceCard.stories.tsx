import { expect, fn } from 'storybook/test'
import { companyLicence, employerOverview, updateLicence } from '#contract/employer'
import { uploadFile } from '#contract/files'
import { fetchUserInfo } from '#contract/session'
import {
  automaticLicence,
  dueLicence,
  employerToday,
  employerUser,
  lapsedLicence,
  noLicence,
  pendingLicence,
  renewedLicence,
  returnedLicence,
  returnedRenewal,
  validLicence,
} from '#mocks/fixtures/employer'
import { uploaded } from '#mocks/fixtures/files'
import { reader } from '#mocks/fixtures/members'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
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
  play: async ({ canvas }: { canvas: { findByText(words: ReturnType<typeof whole>): Promise<HTMLElement> } }) => {
    await expect(await canvas.findByText(whole(words))).toBeVisible()
  },
})

export const Pending = meta.story({ name: '正在核验', ...shows(pendingLicence, /正在核验/) })
export const Filled = meta.story({ name: '有效', ...shows(validLicence, /有效期到 2027-04-08（含当天）/) })
export const Automatic = meta.story({ name: '由程序自动核验', ...shows(automaticLicence, /没有人工审核/) })
export const Due = meta.story({
  name: '即将到期',
  ...shows(dueLicence, /有效期到 2026-12-02（含当天）/),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('即将到期，还有 12 天')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '提交核验' })).toBeVisible()
  },
})
export const LastDay = meta.story({
  name: '今天到期',
  ...shows(
    { ...dueLicence, daysLeft: 0, verifiedAt: '2026-05-20', recheckBy: '2026-11-20' },
    /有效期到 2026-11-20（含当天）/,
  ),
})
export const Renewed = meta.story({
  name: '新的在核验，原来的仍然有效',
  ...shows(renewedLicence, /原来的核验到 2026-12-02 仍然有效/),
})
export const RenewalReturned = meta.story({
  name: '新的没有通过，原来的仍然有效',
  ...shows(returnedRenewal, /照片反光.*原来的核验到 2026-12-02 仍然有效/),
})
export const Lapsed = meta.story({
  name: '已到期：停什么、怎么办',
  ...shows(lapsedLicence, /新职位和新零工只能排队/),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已到期')).toBeVisible()
    await expect(canvas.getByText(/已发布的职位、收到的投递、面试和消息不受影响/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '提交核验' })).toBeVisible()
  },
})
export const LapsedPending = meta.story({
  name: '已到期，新的在核验',
  ...shows({ ...lapsedLicence, handedIn: 'pending', reviewedAt: 0 }, /已提交的职位和零工在通过后自动发布/),
})
export const Returned = meta.story({ name: '没有通过', ...shows(returnedLicence, /照片反光/) })
export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  ...shows(lapsedLicence, /新职位和新零工只能排队/),
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
