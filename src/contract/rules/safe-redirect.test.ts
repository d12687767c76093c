import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSafeRedirect, safeRedirect } from './safe-redirect.ts'

it.each(['/', '/user/resume', '/job-search?t=%E4%BC%9A%E8%AE%A1&a=2#top', '/job-search?t=会计', '/user/login-help'])(
  'follows %s',
  path => {
    expect(safeRedirect(path)).toBe(path)
  },
)

/** Addresses that lead elsewhere, or run something, where they are followed as they are. */
const elsewhere = [
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://portal.example@evil.example',
  'https://portal.example.evil.example',
  'ftp://evil.example',
  'ws://evil.example',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://portal.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'view-source:https://evil.example',
  'evil.example',
  '@evil.example',
  '.evil.example',
  ':80@evil.example',
  '?//evil.example',
  '#//evil.example',
  '//evil.example',
  ' //evil.example',
  '///evil.example',
  '////evil.example/..',
  '//evil.example@portal.example',
  '//portal.example@evil.example',
  '//evil。example',
  '//[::1]/',
  '//2130706433/',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/a\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r//evil.example',
  '/\u0000',
  '/a\r\nSet-Cookie: x',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/./%2e%2e//evil.example',
  '/%2e//evil.example',
]

it.each(elsewhere)('does not follow %j', path => {
  expect(safeRedirect(path, '/manage/center')).toBe('/manage/center')
})

it.each([
  '',
  'user/resume',
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
