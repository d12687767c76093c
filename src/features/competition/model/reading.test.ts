import { expect, test } from 'vitest'
import { courseAddress, courseState, sectionOf } from './reading.ts'

const three = { length: 3 }

test.each([
  ['section=2', 0, 2],
  ['section=4', 2, 2],
  ['section=0', 0, 1],
  ['section=x', 3, 3],
  ['', 0, 1],
  ['', 9, 3],
])('"%s" with the place %i kept opens section %i', (query, at, section) => {
  expect(sectionOf({ sections: three, at }, new URLSearchParams(query))).toBe(section)
})

test('an address names the course and, where it says so, a section', () => {
  expect(courseAddress('7')).toBe('/ldgx/course/details/7')
  expect(courseAddress('7', 1)).toBe('/ldgx/course/details/7?section=1')
})

test('a course is done when every section is learned, and begun once one was opened', () => {
  expect(courseState({ at: 0, read: [], sections: 3 })).toBe('todo')
  expect(courseState({ at: 2, read: [], sections: 3 })).toBe('begun')
  expect(courseState({ at: 1, read: [1, 2, 3], sections: 3 })).toBe('done')
})
