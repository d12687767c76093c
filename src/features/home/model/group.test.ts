import { expect, it } from 'vitest'
import { jobGroups } from '#contract/jobs'
import { groupHref, groupOf } from './group.ts'

it.each(jobGroups)('the address of %s names it', group => {
  expect(groupOf(new URL(groupHref(group), 'http://site.invalid').searchParams)).toBe(group)
})

it.each(['', 'jobs=', 'jobs=toString', 'jobs=Hot'])('takes %j for the newest', query => {
  expect(groupOf(new URLSearchParams(query))).toBe('newest')
})
