import fc from 'fast-check'
import { expect, it } from 'vitest'
import { monthAfter } from './civil-date.ts'
import { gapsBetween, LEAST_GAP_MONTHS } from './resume-gaps.ts'

const stage = (from: string, to: string) => ({ from, to })

it.each([
  ['nothing', [], []],
  ['one stage alone', [stage('2016-09', '2020-07')], []],
  ['two months between', [stage('2016-09', '2020-07'), stage('2020-10', '2021-01')], []],
  ['three months between', [stage('2016-09', '2020-07'), stage('2020-11', '2021-01')], ['2020-08 2020-10 3']],
  ['over the new year', [stage('2018-01', '2019-11'), stage('2020-03', '')], ['2019-12 2020-02 3']],
  [
    'education between two jobs, whatever the order',
    [stage('2022-03', ''), stage('2019-09', '2021-07'), stage('2016-01', '2019-06')],
    ['2021-08 2022-02 7'],
  ],
  ['a job that goes on beside', [stage('2015-01', ''), stage('2016-01', '2016-02'), stage('2020-01', '')], []],
  ['a long job over a short one', [stage('2015-01', '2020-01'), stage('2016-01', '2016-02'), stage('2020-02', '')], []],
  ['a stage without a beginning', [stage('2015-01', '2015-06'), stage('', '2016-01'), stage('2015-08', '')], []],
  [
    'a beginning chosen in part',
    [stage('2015-01', '2015-06'), stage('2015', '2016-01'), stage('2016-02', '')],
    ['2015-07 2016-01 7'],
  ],
  ['an end chosen in part', [stage('2015-01', '2015'), stage('2018-01', '')], []],
  ['an end before its beginning', [stage('2015-01', '2014-01'), stage('2015-05', '')], ['2015-02 2015-04 3']],
])('of %s', (_, stages, gaps) => {
  expect(gapsBetween(stages).map(({ from, to, months }) => `${from} ${to} ${months}`)).toEqual(gaps)
})

const BEGINNING = '1999-01'
const months = Array.from({ length: 60 }, (_, at) => monthAfter(BEGINNING, at))
const anyStage = fc
  .tuple(fc.nat({ max: 59 }), fc.option(fc.nat({ max: 12 }), { freq: 6 }))
  .map(([from, length]) =>
    stage(monthAfter(BEGINNING, from), length === null ? '' : monthAfter(BEGINNING, from + length)),
  )

it('finds every run of three months or more that no stage covers, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(anyStage, { maxLength: 8 }), stages => {
      const starts = stages.map(({ from }) => from).toSorted()
      const isOpen = (month: string) =>
        month > (starts[0] ?? '9999') &&
        month < (starts.at(-1) ?? '') &&
        !stages.some(({ from, to }) => from <= month && (to === '' || month <= to))
      const runs = months
        .map(month => (isOpen(month) ? month : ' '))
        .join(',')
        .split(' ')
        .map(run => run.split(',').filter(Boolean))
        .filter(run => run.length >= LEAST_GAP_MONTHS)
      expect(gapsBetween(stages)).toEqual(runs.map(run => ({ from: run[0], to: run.at(-1), months: run.length })))
    }),
  )
})
