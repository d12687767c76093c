import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSafeRedirect, safeRedirect } from './safe-redirect.ts'

it.each(['/', '/user/resume', '/job-search?t=%E4%BC%9A%E8%AE%A1&a=2#top', '/job-search?t=会计', '/user/login-help'])(
  'follows %s',
  path => {
    expect(safeRedirect(path)).toBe(path)
  },
)

it.each([
  '',
  'user/resume',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/a\\..\\evil',
  '/\t/evil.example',
  '/\u0000',
  '/a\r\nSet-Cookie: x',
  '/..//evil.example',
  '/./%2e%2e//evil.example',
  '/user/login',
  '/user/login?redirectUri=/user/login',
  '/USER/Login/',
  '/user/%6cogin',
  '/x/../user/login',
  '/org/register',
  '/forget/pwd/1',
  '/auto-login?token=x',
  `/${'a'.repeat(512)}`,
])('does not follow %s', path => {
  expect(safeRedirect(path, '/manage/center')).toBe('/manage/center')
})

it('falls back where nothing is given', () => {
  expect(safeRedirect(null)).toBe('/')
  expect(safeRedirect(undefined, '/manage/center')).toBe('/manage/center')
})

it('never leads off the site, by string or by resolved path', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '@',
    ':',
    '\t',
    'evil.example',
    'http:',
    '?',
    '#',
    'a',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const path = pieces.join('')
      fc.pre(isSafeRedirect(path))
      const url = new URL(path, 'https://portal.example')
      expect(url.origin).toBe('https://portal.example')
      expect(new URL(url.pathname, 'https://portal.example').origin).toBe('https://portal.example')
    }),
    { numRuns: 2000 },
  )
})
