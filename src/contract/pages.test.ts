import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayOpen, type PageName, pageAt, pages, pathTo } from './pages.ts'

const entries = Object.entries(pages) as [PageName, (typeof pages)[PageName]][]

describe('the table of pages', () => {
  it.each(entries)('finds %s by its address', (name, { path }) => {
    const address = path.replaceAll(/:\w+/g, '7')
    expect(pageAt(address)?.name).toBe(name)
    expect(pageAt(`${address}/`)?.name).toBe(name)
    expect(pageAt(address.toUpperCase())?.name).toBe(name)
  })

  it('has each address once', () => {
    const paths = entries.map(([, { path }]) => path)
    expect(paths).toEqual([...new Set(paths)])
  })

  it.each(['', '/', '//', '/no/such', '/job-details', '/job-details/', '/job-details/1/2', '/topic/%E0%A4%A', '/:id'])(
    'never throws at %j',
    path => {
      expect(() => pageAt(path)).not.toThrow()
    },
  )

  it('finds nothing where nothing is', () => {
    expect([pageAt('/job-details'), pageAt('/job-details/1/2'), pageAt('/constructor')]).toEqual([null, null, null])
  })
})

describe('the address of a page', () => {
  it('fills places and words', () => {
    expect(pathTo('jobDetails', { id: '12' })).toBe('/job-details/12')
    expect(pathTo('jobSearch', null, { t: '会计', city: '', page: undefined, a: false })).toBe(
      '/job-search?t=%E4%BC%9A%E8%AE%A1',
    )
    expect(pathTo('home')).toBe('/')
  })

  it('brings back whatever stands in a place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), id => {
        fc.pre(id.isWellFormed())
        const { pathname } = new URL(pathTo('jobDetails', { id }), 'https://site.invalid')
        fc.pre(!/^\.{1,2}$/.test(id))
        expect(pageAt(pathname)?.params).toEqual({ id })
      }),
    )
  })
})

it('says who may open a page', () => {
  const openTo = (access: 'public' | 'login' | 'type1' | 'type2' | 'guest-or-type2') =>
    (['guest', 'seeker', 'employer'] as const).filter(reader => mayOpen(reader, { access }))
  expect(openTo('public')).toEqual(['guest', 'seeker', 'employer'])
  expect(openTo('login')).toEqual(['seeker', 'employer'])
  expect(openTo('type1')).toEqual(['employer'])
  expect(openTo('type2')).toEqual(['seeker'])
  expect(openTo('guest-or-type2')).toEqual(['guest', 'seeker'])
})
