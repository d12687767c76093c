import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wholeDays, wholeFigures, wholeInHtml } from './whole-figures.tsx'

const whole = (words: string) =>
  [...renderToStaticMarkup(<p>{wholeFigures(words)}</p>).matchAll(/<bdi>([^<]*)<\/bdi>/g)].map(([, text]) => text)

it.each([
  ['2027-01-08 (周五) 09:00 公布', ['2027-01-08', '(周五)', '09:00']],
  ['2026-11-21（周六）09:00—12:00', ['2026-11-21', '（周六）', '09:00—12:00']],
  ['咨询电话 0791-83840000，编号 DD20261118-00451207', ['0791-83840000', '20261118-00451207']],
  ['2026 年 11 月 17 日起，11月20日止', ['2026\u00a0年 11\u00a0月 17\u00a0日', '11月20日']],
  ['2026 年 12 月，最高 3 月', ['2026\u00a0年 12\u00a0月']],
  ['每科 50 元，1∶3，A-1 展位', []],
  ['', []],
])('keeps together what is read at once in %s', (words, parts) => {
  expect(whole(words)).toEqual(parts)
})

it('lets endless rows of figures break somewhere', () => {
  expect(Math.max(...whole('1-'.repeat(2500)).map(part => part?.length ?? 0))).toBeLessThanOrEqual(33)
})

it('looks at the words among elements, and leaves the elements alone', () => {
  const markup = renderToStaticMarkup(<p>{wholeFigures(['到 2026-12-13 ', <b key="b">2026-12-14</b>, null])}</p>)
  expect(markup).toMatch(/^<p><bdi>到 <bdi>2026-12-13<\/bdi> <\/bdi><b>2026-12-14<\/b><\/p>$/)
})

it('leaves every word where it was', () => {
  const words = '2027-01-08 (周五) 09:00 公布，2027-01-13 (周三) 17:00 前可申请复核'
  expect(
    renderToStaticMarkup(<p>{wholeFigures(words)}</p>)
      .replace(/<[^>]*>/g, '')
      .replaceAll('\u00a0', ' '),
  ).toBe(words)
})

it('keeps a number beside its unit, also where they are two children', () => {
  expect(renderToStaticMarkup(<p>{wholeFigures(['共 ', 3, ' 条，', null, 4, ' 份'])}</p>)).toBe(
    '<p>共 3\u00a0条，4\u00a0份</p>',
  )
  expect(wholeFigures('共 3 条，2 × 3 米')).toBe('共 3\u00a0条，2 × 3\u00a0米')
})

it('looks into fragments', () => {
  expect(renderToStaticMarkup(wholeFigures(<>到 2026-12-13 止</>))).toBe('<bdi>到 <bdi>2026-12-13</bdi>\u00a0止</bdi>')
})

it('keeps every letter of a name', () => {
  expect(renderToStaticMarkup(wholeDays('招聘会（11 月 21 日），3 个厅'))).toBe(
    '<bdi>招聘会（<bdi>11 月 21 日</bdi>），3 个厅</bdi>',
  )
})

it('keeps numbers of an article beside their unit, and leaves its addresses alone', () => {
  expect(wholeInHtml('<p><a href="/a?t=3 年">2026 年 11 月 17 日</a>，每科 50 元，<b>3</b> 天，20 MB</p>')).toBe(
    '<p><a href="/a?t=3 年">2026\u00a0年\u00a011\u00a0月\u00a017\u00a0日</a>，每科 50\u00a0元，<b>3</b>\u00a0天，20\u00a0MB</p>',
  )
})
