import { expect } from 'storybook/test'
import { companyRecord } from '#contract/companies'
import { record } from '#mocks/fixtures/companies'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow, offersRetry, saysLoading, whole } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { CompanyRecord } from './CompanyRecord.tsx'

const meta = preview.meta({
  id: 'companies-company-record',
  title: '业务/单位/招聘记录 CompanyRecord',
  component: CompanyRecord,
  parameters: { route: '/company-details/501', path: '/company-details/:id' },
  beforeEach({ msw }) {
    msw.use(mock(companyRecord).returns(record))
  },
})

export const Filled = meta.story({
  name: '平常的内容',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(whole('近半年的投递答复了 87%，一般 2 天内答复'))).toBeVisible()
    await expect(canvas.getByText(whole('近两年到场 6 场，没有缺席'))).toBeVisible()
  },
})

export const Empty = meta.story({
  name: '还没有记录',
  beforeEach({ msw }) {
    msw.use(
      mock(companyRecord).returns({
        answering: { applications: 0, answered: 0, medianHours: null },
        fairs: { attended: 0, missed: 0 },
      }),
    )
  },
  play: async ({ canvas }) => expect(await canvas.findByText('近两年没有参加过招聘会')).toBeVisible(),
})

export const Loading = meta.story({
  name: '加载中',
  beforeEach({ msw }) {
    msw.use(mock(companyRecord).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '加载失败',
  beforeEach({ msw }) {
    msw.use(mock(companyRecord).fails())
  },
  play: offersRetry,
})

export const Narrow = meta.story({
  name: '手机',
  globals: narrow,
  beforeEach({ msw }) {
    msw.use(mock(companyRecord).returns({ ...record, fairs: { attended: 12, missed: 3 } }))
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(whole('近两年到场 12 场，订了展位没有到场 3 场'))
    await fitsSideways({ canvasElement })
  },
})
