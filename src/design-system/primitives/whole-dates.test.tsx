import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wholeDates } from './whole-dates.tsx'

const whole = (words: string) =>
  [...renderToStaticMarkup(<p>{wholeDates(words)}</p>).matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, text]) => text)

it.each([
  ['2027-01-08 (周五) 09:00 公布', ['2027-01-08', '(周五)', '09:00']],
  ['2026-11-21（周六）09:00—12:00', ['2026-11-21', '（周六）', '09:00—12:00']],
  ['每科 50 元，1∶3，0791-83840000', []],
  ['', []],
])('keeps together what is read at once in %s', (words, parts) => {
  expect(whole(words)).toEqual(parts)
})

it('leaves every word where it was', () => {
  const words = '2027-01-08 (周五) 09:00 公布，2027-01-13 (周三) 17:00 前可申请复核'
  expect(renderToStaticMarkup(<p>{wholeDates(words)}</p>).replace(/<[^>]*>/g, '')).toBe(words)
})
