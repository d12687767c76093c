import { expect } from 'storybook/test'
import { boothBook, boothResume, listBoothVisits } from '#contract/booth-visits'
import { codes } from '#contract/codes'
import { listTalks, talkDesk } from '#contract/fair-talks'
import { boothBookAt, boothParticipation, boothVisits, handedResume, openVisit } from '#mocks/fixtures/booth-visits'
import { employerUser } from '#mocks/fixtures/employer'
import { waitingDesk } from '#mocks/fixtures/fair-talk-desk'
import { talkPage } from '#mocks/fixtures/fair-talks'
import { mock } from '#mocks/mock'
import { offersRetry, saysLoading } from '../../../../../.storybook/plays.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { OwnFairsPage } from './OwnFairsPage.tsx'

const path = '/manage/fair/onsite'
const at = (query: string) => ({ path, route: `${path}${query}`, session: employerUser })

const meta = preview.meta({
  id: 'page-own-fairs-day',
  title: '页面/招聘会参展/招聘会当天 OwnFairsPage',
  component: OwnFairsPage,
})

export const Scanner = meta.story({
  name: '扫码登记',
  parameters: at(`?view=scan&id=${boothParticipation}`),
  beforeEach({ msw }) {
    msw.use(mock(boothBook).returns(boothBookAt(Date.now())), mock(listBoothVisits).returns(boothVisits))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '查看简历' })).toHaveAttribute(
      'href',
      `${path}?view=resume&id=${openVisit.id}`,
    )
  },
})

export const Handed = meta.story({
  name: '求职者交来的简历',
  parameters: at(`?view=resume&id=${openVisit.id}`),
  beforeEach({ msw }) {
    msw.use(mock(boothResume).returns(handedResume))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '返回扫码登记' })).toHaveAttribute(
      'href',
      `${path}?view=scan&id=${boothParticipation}`,
    )
  },
})

const talks = { path: '/manage/fair/online', route: '/manage/fair/online?view=talks&id=34', session: employerUser }

export const Loading = meta.story({
  name: '在线交流台：加载中',
  parameters: talks,
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).hangs())
  },
  play: saysLoading,
})

export const Failed = meta.story({
  name: '在线交流台：加载失败',
  parameters: talks,
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).fails())
  },
  play: offersRetry,
})

export const NotFound = meta.story({
  name: '在线交流台：没有展位',
  parameters: talks,
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).refuses({ code: codes.notFound, msg: '没有找到' }))
  },
  play: async ({ canvas }) => expect(await canvas.findByText('没有这场招聘会的展位')).toBeVisible(),
})

export const Filled = meta.story({
  name: '在线交流台',
  parameters: talks,
  beforeEach({ msw }) {
    msw.use(mock(talkDesk).returns(waitingDesk), mock(listTalks).returns(talkPage))
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '叫下一位' })).toBeVisible(),
})
