import { expect } from 'storybook/test'
import { listBoothConsents } from '#contract/booth-visits'
import { boothConsents } from '#mocks/fixtures/booth-visits'
import { seekerUser } from '#mocks/fixtures/seeker'
import { mock } from '#mocks/mock'
import { fitsSideways, narrow } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { BoothConsentList } from './BoothConsentList.tsx'

const meta = preview.meta({
  id: 'booth-visits-booth-consent-list',
  title: '业务/招聘会扫码登记/交给参展单位的简历 BoothConsentList',
  component: BoothConsentList,
  parameters: { session: seekerUser },
  beforeEach({ msw }) {
    msw.use(mock(listBoothConsents).returns(boothConsents))
  },
})

export const Loading = meta.story({
  name: '加载中，还什么都没有',
  beforeEach({ msw }) {
    msw.use(mock(listBoothConsents).hangs())
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
})

export const Failed = meta.story({
  name: '没有读到，不挡着别的',
  beforeEach({ msw }) {
    msw.use(mock(listBoothConsents).fails())
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
})

export const Filled = meta.story({
  name: '两场',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 家单位扫过码')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '九月金秋招聘会' })).toHaveAttribute('href', '/recruitment/tickets/7')
  },
})

export const Empty = meta.story({
  name: '一场也没有',
  beforeEach({ msw }) {
    msw.use(mock(listBoothConsents).returns({ list: [] }))
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
})

export const Narrow = meta.story({ name: '手机', globals: narrow, play: fitsSideways })
