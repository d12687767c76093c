import { expect, test } from 'vitest'
import { isInternal } from './is-internal.ts'

test.each(['/', '/job-search?t=会计', '?page=2', '/job-details/1#apply'])('%s stays with the router', href => {
  expect(isInternal(href)).toBe(true)
})

test.each(['https://example.cn/', '//example.cn', '/\\example.cn', 'mailto:a@example.cn', 'tel:12333', '#main', ''])(
  '%s is left to the browser',
  href => {
    expect(isInternal(href)).toBe(false)
  },
)
