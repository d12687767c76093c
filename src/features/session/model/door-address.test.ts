import { expect, test } from 'vitest'
import { doorSearch } from './door-address.ts'

const parse = (query: string) => doorSearch.parse(new URLSearchParams(query))

test('leads on to addresses of this site alone', () => {
  expect(parse('redirectUri=%2Fjob-details%2F1%3Ft%3D%E4%BC%9A%E8%AE%A1').redirectUri).toBe('/job-details/1?t=会计')
  for (const elsewhere of ['https://evil.example/', '//evil.example', '/user/login', `/${'a'.repeat(600)}`])
    expect(parse(String(new URLSearchParams({ redirectUri: elsewhere }))).redirectUri).toBe('')
})

test('goes from one door to the other with where to go afterwards, and without anything else', () => {
  const door = parse('redirectUri=%2Fmanage%2Fjobs&utm=1')
  expect(doorSearch.format('/org/login', door)).toBe('/org/login?redirectUri=%2Fmanage%2Fjobs')
  expect(doorSearch.format('/org/login', parse(''))).toBe('/org/login')
})
