import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestionInput } from '#contract/suggestion-fields'
import { titleAbout } from './ad-title.ts'

test('the title of a letter about an advertisement is one that the office takes, however long its own is', () => {
  const letter = { kind: 'consult', body: '想参加，请告诉我怎么报名', name: '万里', phone: '13970001234' }
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('招', '聘', '𠮷', 'A', '·'), maxLength: 90 }), title => {
      expect(suggestionInput().safeParse({ ...letter, title: titleAbout(title) }).success).toBe(true)
    }),
  )
  expect(titleAbout('秋季招聘月')).toBe('参加或了解：秋季招聘月')
})
