import { boothBook, listBoothVisits, sendBoothRecords } from '#contract/booth-visits'
import { boothBookAt, noBoothVisits } from '#mocks/fixtures/booth-visits'
import { mock } from '#mocks/mock'

/** Five minutes after the fair has opened. */
export const FAIR_NOW = '2026-11-28T09:05:00+08:00'
export const fairNow = Date.parse(FAIR_NOW)

/** A booth whose service answers and keeps everything. */
export const openBooth = (change: Partial<ReturnType<typeof boothBookAt>> = {}) => [
  mock(boothBook).returns({ ...boothBookAt(fairNow), ...change }),
  mock(listBoothVisits).returns(noBoothVisits),
  mock(sendBoothRecords).answers(({ records }) => ({
    results: records.map(({ id }) => ({ id, outcome: 'kept' as const })),
  })),
]
