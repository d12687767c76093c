import { expect, it } from 'vitest'
import { doorsOf } from './doors.ts'

it('opens to whoever has a mandate, and to nobody else', () => {
  expect(doorsOf('101', ['read']).map(({ href }) => href)).toContain('/manage/exam-office/101/changes')
  expect(doorsOf('101', ['prepare']).map(({ href }) => href)).toContain('/manage/exam-office/101?view=sites')
  expect(doorsOf('101', ['review']).map(({ title }) => title)).not.toContain('考点')
  expect(doorsOf('101', [])).toEqual([])
})
