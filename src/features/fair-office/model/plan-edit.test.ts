import { expect, it } from 'vitest'
import { fairPlan } from '#mocks/fixtures/fair-office'
import { editedBooths, faultIn, ofKind, withBooth } from './plan-edit.ts'

const [hall] = fairPlan.halls

it('adds booths where they fit, numbered on, until the hall is full', () => {
  if (!hall) throw new Error('one hall')
  let booths = editedBooths(fairPlan)
  for (let n = 0; ; n += 1) {
    const more = withBooth(booths, { hall, row: 'A', fee: 30_000, key: `new-${n}` })
    if (!more) break
    booths = more
    expect(faultIn(fairPlan.halls, booths)).toBe('')
  }
  expect(booths.length).toBeGreaterThan(50)
  expect(booths[4]?.code).toBe('A05')
})

it('says what is wrong, and what another kind costs', () => {
  const booths = editedBooths(fairPlan)
  expect(
    faultIn(
      fairPlan.halls,
      booths.map(booth => ({ ...booth, code: 'A01' })),
    ),
  ).toBe('展位号 A01 重复了')
  expect(
    faultIn(
      fairPlan.halls,
      booths.map(booth => ({ ...booth, x: 60 })),
    ),
  ).toContain('重叠')
  expect(ofKind('large', 30_000)).toEqual({ kind: 'large', fee: 60_000 })
})
