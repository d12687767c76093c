import { expect, it } from 'vitest'
import { jobGroups } from '#contract/jobs'
import { groupHref, groupOf } from './group.ts'

it.each(jobGroups)('the address of %s names it', group => {
  expect(groupOf(new URL(groupHref(group), 'http://site.invalid').searchParams)).toBe(group)
})

it('a tab stays on its sub-site', () => {
  expect(groupHref('newest', { city: '360700' })).toBe('/?area=360700')
  expect(groupHref('hot', { city: '360700' })).toBe('/?area=360700&jobs=hot')
})

it.each(['', 'jobs=', 'jobs=toString', 'jobs=Hot'])('takes %j for the newest', query => {
  expect(groupOf(new URLSearchParams(query))).toBe('newest')
})
