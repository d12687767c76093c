import { deskLive, deskSnapshot, type SentSnapshot, sendScans } from '#contract/fair-desk'
import { deskFigures, deskNews, deskSnapshotOf } from '#mocks/fixtures/fair-desk'
import { mock } from '#mocks/mock'

/** Five minutes after the fair has opened. */
export const FAIR_NOW = '2026-11-28T09:05:00+08:00'
export const fairNow = Date.parse(FAIR_NOW)

/** A desk whose service answers, as on an ordinary morning. */
export const ordinaryMorning = (change: Partial<SentSnapshot> = {}) => [
  mock(deskSnapshot).returns({ ...deskSnapshotOf(fairNow), ...change }),
  mock(deskLive).returns({ ...deskNews(fairNow), ...(change.mandates && { mandates: change.mandates }) }),
  mock(sendScans).returns(deskFigures()),
]
