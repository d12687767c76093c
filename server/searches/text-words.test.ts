import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textWords } from './text-words.ts'

const SHORT = 'AbC-_012345'
const linkTo = (host: string, scheme = 'https') => `${scheme}://${host}/s/${SHORT}`
const host = (length: number) => `${'a'.repeat(length - 3)}.cn`

test('an alert says which search, how many jobs, and where they and the way out are', () => {
  expect(textWords({ name: '会计', count: 2, link: linkTo('www.example.cn') })).toBe(
    `【江西人才人事网】“会计”有2个新职位，查看、退订：https://www.example.cn/s/${SHORT}`,
  )
})

test.each([
  [14, '“一二三四五六七八九…”有2个新职位，查看、退订：https://'],
  [26, '有2个新职位，查看、退订：https://'],
  [28, '2个新职位、退订：https://'],
  [32, '新职位、退订：https://'],
  [38, '2个新职位、退订：aaa'],
  [40, '新职位、退订：aaa'],
  [60, '“一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一…”有2个新职位，请登录网站查看'],
])('under a host name of %i characters what matters most is kept', (length, words) => {
  const name = '一二三四五六七八九十'.repeat(4)
  expect(textWords({ name, count: 2, link: linkTo(host(length)) })).toContain(`】${words}`)
})

test('one SMS is enough whatever the host and the search are called, and the link is whole', () => {
  const character = fc.constantFrom('会', '䶮', '𠮷', 'a', '·', '👩‍💼')
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 40 }).map(host),
      fc.constantFrom('http', 'https'),
      fc.string({ unit: character, minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 100_000 }),
      (name, scheme, search, count) => {
        const text = textWords({ name: search, count, link: linkTo(name, scheme) })
        expect(text.length).toBeLessThanOrEqual(70)
        expect(text.isWellFormed()).toBe(true)
        expect(text.startsWith('【江西人才人事网】')).toBe(true)
        expect(text.endsWith(`${name}/s/${SHORT}`)).toBe(true)
        expect(text).toContain('退订')
      },
    ),
  )
})

test('a host name that leaves no room for its link still has one SMS, which says where to look', () => {
  fc.assert(
    fc.property(fc.integer({ min: 41, max: 253 }).map(host), fc.string({ maxLength: 60 }), (name, search) => {
      const text = textWords({ name: search, count: 12, link: linkTo(name) })
      expect(text.length).toBeLessThanOrEqual(70)
      expect(text).toContain('退订')
    }),
  )
})
