import { expect } from 'storybook/test'
import {
  archiveRecord,
  cancelTransfer,
  listArchiveOffices,
  listArchives,
  proveArchive,
  verifyCertificate,
} from '#contract/archives'
import { codes } from '#contract/codes'
import { movingTransfer, nothingOwn, offices, ownArchives, proof, verified } from '#mocks/fixtures/archives'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { ArchiveServicePage } from './ArchiveServicePage.tsx'

const meta = preview.meta({
  id: 'page-archive-service',
  title: '页面/档案/业务办理 ArchiveServicePage',
  component: ArchiveServicePage,
  parameters: { route: '/archives/index?view=mine' },
  beforeEach({ msw }) {
    msw.use(
      mock(listArchiveOffices).returns({ list: offices }),
      mock(listArchives).returns(ownArchives),
      mock(archiveRecord).returns(movingTransfer),
      mock(cancelTransfer).returns({ ok: true }),
      mock(proveArchive).returns({ code: proof.code }),
      mock(verifyCertificate).returns(verified),
    )
  },
})

export const Loading = meta.story({
  parameters: { session: member },
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(listArchives).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  parameters: { session: member },
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(listArchives).fails())
  },
  play: offersRetry,
})

export const Empty = meta.story({
  parameters: { session: member },
  name: '还没有关联和申请',
  beforeEach({ msw }) {
    msw.use(mock(listArchives).returns(nothingOwn))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '关联档案' })).toBeVisible()
    await expect(canvas.getByText(/还没有申请过调档函/)).toBeVisible()
  },
})

export const Filled = meta.story({
  parameters: { session: member },
  name: '我的档案',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '我的档案' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /九江市流动人员/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '存档证明' })).toBeVisible()
  },
})

export const Guide = meta.story({
  name: '办理指南',
  parameters: { route: '/archives/index?service=review' },
  play: async ({ canvas }) => expect(canvas.getByText('政审表（考察单位提供）')).toBeVisible(),
})

export const Apply = meta.story({
  name: '申请调档函',
  parameters: { route: '/archives/index?view=apply', session: member },
  play: async ({ canvas }) => expect(await canvas.findByRole('combobox', { name: /^接收机构/ })).toBeVisible(),
})

export const Moving = meta.story({
  name: '一件调档',
  parameters: { route: `/archives/index?transfer=${movingTransfer.id}`, session: member },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: '办理进度' })).toBeVisible(),
})

export const NotFound = meta.story({
  name: '没有这件调档',
  parameters: { route: `/archives/index?transfer=${movingTransfer.id}`, session: member },
  beforeEach({ msw }) {
    msw.use(mock(archiveRecord).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这件调档')).toBeVisible(),
})

export const Verify = meta.story({
  name: '核验',
  parameters: { route: `/archives/index?verify=${verified.code}` },
  play: async ({ canvas }) => expect(await canvas.findByText('调档函：有效')).toBeVisible(),
})

export const Guest = meta.story({
  name: '没有登录',
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      `/user/login?redirectUri=${encodeURIComponent('/archives/index?view=mine')}`,
    ),
})

export const Employer = meta.story({
  name: '单位账号',
  parameters: { session: employer },
  play: async ({ canvas }) => expect(await canvas.findByText('请用个人账号办理')).toBeVisible(),
})

export const Narrow = meta.story({
  parameters: { session: member },
  name: '手机',
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '我的档案' })
    await fitsSideways({ canvasElement })
  },
})
