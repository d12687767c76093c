import { expect, it } from 'vitest'
import { cancelledFair, onlineFair, postponedFair, saturdayFair, saturdaySeriesInfo } from '#mocks/fixtures/job-fairs'
import { eventOf, eventsOf, seriesHead } from './structured-data.ts'

it('offers a fair as an event, on site or on line', () => {
  expect(eventOf(saturdayFair)).toMatchObject({
    '@type': 'Event',
    startDate: '2026-11-21T01:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', address: { addressLocality: '南昌市' } },
  })
  expect(eventOf(onlineFair)).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: '/recruitment/scene/12' },
  })
})

it('says of an event that it was called off', () => {
  expect(eventOf(cancelledFair).eventStatus).toBe('https://schema.org/EventCancelled')
  expect(eventOf(postponedFair).eventStatus).toBe('https://schema.org/EventPostponed')
})

it('offers nothing where there is nothing', () => {
  expect([eventsOf([]), eventsOf(undefined)]).toEqual([{}, {}])
})

it('tells of a series how it recurs', () => {
  const { description, structuredData } = seriesHead(saturdaySeriesInfo)
  expect(description).toContain('每周六 09:00—12:00')
  expect(structuredData).toMatchObject({ '@type': 'EventSeries', subEvent: [{ '@type': 'Event' }, {}] })
})
