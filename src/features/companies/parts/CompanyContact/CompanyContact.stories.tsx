import { expect } from 'storybook/test'
import { companyContact } from '#contract/companies'
import { contact } from '#mocks/fixtures/companies'
import { employer, member } from '#mocks/fixtures/session'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CompanyContact } from './CompanyContact.tsx'

const meta = preview.meta({
  id: 'companies-company-contact',
  title: '业务/单位/招聘联系方式 CompanyContact',
  component: CompanyContact,
  args: { id: '501' },
  beforeEach({ msw }) {
    msw.use(mock(companyContact).returns(contact))
  },
})

export const Filled = meta.story({
  name: '登录的求职者',
  parameters: { session: member },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '0797-8123456' })).toHaveAttribute('href', 'tel:0797-8123456')
    await expect(canvas.getByText('联系人：人事部 熊女士')).toBeVisible()
  },
})

export const Guest = meta.story({
  name: '访客要先登录',
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '登录后查看' })).toHaveAttribute(
      'href',
      '/user/login?redirectUri=%2Fcompany-details%2F501',
    ),
})

export const Empty = meta.story({
  name: '单位账号看不到别人的',
  parameters: { session: employer },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^招聘联系方式只给求职者看。$/),
})

export const Loading = meta.story({
  name: '加载中',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(companyContact).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  parameters: { session: member },
  beforeEach({ msw }) {
    msw.use(mock(companyContact).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  parameters: { session: member },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('联系人：人事部 熊女士')
    await fitsSideways({ canvasElement })
  },
})
