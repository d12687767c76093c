import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exhibitors, hall } from '../testing.ts'
import type { KeptEntry } from './kept-shortlist.ts'
import { visitsOf, walkOf } from './walk.ts'

const booth = (at: number, note = ''): KeptEntry => ({
  participationId: exhibitors[at]?.participationId ?? '',
  jobId: '',
  note,
})

test('booths stand in the order of adding, each with its jobs and notes, and what is gone is left out', () => {
  const entries = [
    booth(3),
    { ...booth(0), jobId: '102', note: '问试用期' },
    booth(0, '问住宿'),
    { ...booth(0), jobId: '999' },
    { participationId: 'gone', jobId: '', note: '' },
  ]
  const visits = visitsOf(entries, exhibitors)
  expect(visits.map(({ exhibitor, note, jobs }) => [exhibitor.booth, note, jobs.map(job => job.note)])).toEqual([
    ['D10', '', []],
    ['A01', '问住宿', ['问试用期']],
  ])
})

test('the walk has every booth once, and is as long whatever the order of adding allows at most', () => {
  const some = fc.shuffledSubarray([0, 1, 2, 3, 4])
  fc.assert(
    fc.property(some, places => {
      const visits = visitsOf(
        places.map(at => booth(at)),
        exhibitors,
      )
      const { visits: ordered, routes, metres } = walkOf(visits, [hall])
      expect(new Set(ordered)).toEqual(new Set(visits))
      expect(routes.get(hall.label) ?? []).toEqual(ordered.map(({ exhibitor }) => exhibitor.booth))
      expect(metres > 0).toBe(places.length > 0)
    }),
    { numRuns: 20 },
  )
})

test('what has no place on a plan comes last, and no plan means no metres', () => {
  const visits = visitsOf([booth(0), booth(1)], exhibitors)
  const [first] = visits
  const unplaced = first ? [{ ...first, exhibitor: { ...first.exhibitor, booth: '' } }, ...visits.slice(1)] : []
  expect(walkOf(unplaced, [hall]).visits.map(({ exhibitor }) => exhibitor.booth)).toEqual(['B08', ''])
  expect(walkOf(visits, [])).toMatchObject({ visits, metres: 0 })
})
