import { expect, test } from 'vitest'
import { dated, updated } from './report.ts'

const weight = '## Weight\n\n| a |'
const search = '## Search\n\n### 50,000 jobs\n\n| b |'

test('a part that is measured again takes the place of the old one; the others stay as they are', () => {
  const first = updated('', [dated(weight, '2026-01-01'), dated(search, '2026-01-01')])
  const second = updated(first, [dated('## Weight\n\n| c |', '2026-02-02')])
  expect(second).toContain('## Weight\n\n2026-02-02\n\n| c |')
  expect(second).toContain('## Search\n\n2026-01-01\n\n### 50,000 jobs\n\n| b |')
  expect(second).not.toContain('| a |')
  expect(second.indexOf('## Weight')).toBeLessThan(second.indexOf('## Search'))
})

test('nothing measured leaves the report as it is', () => {
  const report = updated('', [dated(weight, '2026-01-01')])
  expect(updated(report, [])).toBe(report)
})
