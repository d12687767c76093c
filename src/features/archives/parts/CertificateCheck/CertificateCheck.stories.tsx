import { expect } from 'storybook/test'
import { verifyCertificate } from '#contract/archives'
import { codes } from '#contract/codes'
import { expiredPaper, revokedPaper, verified } from '#mocks/fixtures/archives'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Where } from '../../../../../.storybook/Where.tsx'
import { CertificateCheck } from './CertificateCheck.tsx'

const meta = preview.meta({
  id: 'archives-certificate-check',
  title: '业务/档案/核验证明 CertificateCheck',
  component: CertificateCheck,
  parameters: { route: `/archives/index?verify=${verified.code}` },
  beforeEach({ msw }) {
    msw.use(mock(verifyCertificate).returns(verified))
  },
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(verifyCertificate).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(verifyCertificate).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '没有这份证明',
  beforeEach({ msw }) {
    msw.use(mock(verifyCertificate).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这份证明')).toBeVisible(),
})

export const Filled = meta.story({
  name: '有效',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('调档函：有效')).toBeVisible()
    await expect(canvas.getByText('邹*平')).toBeVisible()
  },
})

export const Expired = meta.story({
  name: '已过期',
  beforeEach({ msw }) {
    msw.use(mock(verifyCertificate).returns(expiredPaper))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('调档函：已过期')).toBeVisible(),
})

export const Revoked = meta.story({
  name: '已作废',
  beforeEach({ msw }) {
    msw.use(mock(verifyCertificate).returns(revokedPaper))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('调档函：已作废')).toBeVisible(),
})

export const Typed = meta.story({
  name: '输入核验码',
  parameters: { route: '/archives/index?verify=' },
  render: () => (
    <>
      <CertificateCheck />
      <Where />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /核验码/ })
    await userEvent.type(field, 'K7MP{Enter}')
    await expect((await canvas.findAllByText('核验码为 16 位字母和数字，请核对')).length).toBe(2)
    await userEvent.type(field, '-acde-3467-9xyw{Enter}')
    await expect(await canvas.findByText('/archives/index?verify=K7MPACDE34679XYW')).toBeVisible()
  },
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
