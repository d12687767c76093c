import { expect, test } from 'vitest'
import { hotSearchIn, keptIn, menuIn } from './in-area.ts'

const entries = (...urls: string[]) => urls.map(url => ({ title: '入口', url }))
const menu = entries('/', '/job-search', '/job-search?a=2')

test('on the main site a search and its menu are of the whole province', () => {
  expect(keptIn('')).toEqual([])
  expect(menuIn('', menu)).toEqual(menu)
  expect(hotSearchIn('').words[2]).toEqual({ title: '销售', url: '/job-search?t=%E9%94%80%E5%94%AE' })
})

test('on the site of a city they are of that city', () => {
  expect(keptIn('360700')).toEqual([['city', '360700']])
  expect(hotSearchIn('360700').words[2]?.url).toBe('/job-search?t=%E9%94%80%E5%94%AE&city=360700')
  expect(menuIn('360700', menu)).toEqual(entries('/', '/job-search?city=360700', '/job-search?a=2'))
})
