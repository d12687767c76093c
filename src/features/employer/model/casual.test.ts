import { expect, test } from 'vitest'
import { emptyFlexibleDraft } from '#contract/flexible-form'
import { casualRows } from '#mocks/fixtures/flexible-posts'
import { casualAddress, casualSearch, factsOf } from './casual.ts'
import { faultsIn, valuesOf } from './casual-values.ts'

test.each(['?casual=list&group=over&page=2', '?casual=post', '?casual=post&again=7', '?casual=people&job=7'])(
  '%s is read and written alike',
  query => {
    expect(casualAddress(casualSearch.parse(new URLSearchParams(query)))).toBe(`/manage/jobs${query}`)
  },
)

test.each(['?casual=x', '?state=draft', '?casual=&job=0'])('%s asks for no casual work', query => {
  expect(casualSearch.parse(new URLSearchParams(query)).casual).toBe('')
})

test('a row tells pay, place, beginning and people left, as far as they are said', () => {
  const [open, , draft] = casualRows
  expect(open && factsOf(open)).toEqual([
    '20–25 元/小时',
    '赣州·章贡区',
    '2026-11-22 19:00 开工',
    '招 6 人，还差 2 人',
    '',
  ])
  expect(draft && factsOf(draft).filter(fact => fact !== '')).toEqual([])
})

test('what is not said is asked for at its field, in the order of the form', () => {
  const faults = faultsIn(valuesOf(emptyFlexibleDraft(), 0), Date.parse('2026-11-20T09:30:00+08:00'))
  expect(faults.slice(0, 4).map(({ path }) => path)).toEqual(['title', 'category', 'headcount', 'payLow'])
})
