import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listJobs } from '#contract/schemas/jobs'
import { changed, employersOf, jobSearchHref, openHref, openIn, queryOf, withTyped } from './search.ts'

const read = (address: string) => queryOf(new URL(address, 'http://site.invalid').searchParams)

const everything = read('/job-search')

describe('a search of employers', () => {
  it('asks for the name, once there is one, with all that employers are filtered by', () => {
    const none = { city: '', district: '', trade: '', companyType: '', scale: '' }
    expect(employersOf(read('/job-search?type=2'))).toEqual({ ...none, t: '' })
    expect(employersOf(read('/job-search?type=2&t=星火'))).toEqual({ ...none, t: '星火' })
    expect(employersOf(read('/job-search?type=2&t=星火&city=360700&district=360702&trade=8&wage=3'))).toEqual({
      ...none,
      t: '星火',
      city: '360700',
      district: '360702',
      trade: '8',
    })
  })

  it.each(['', '?t=会计', '?type=2&page=2', '?type=2&t=星火&page=2'])('has none for %j', query => {
    expect(employersOf(read(`/job-search${query}`))).toBeUndefined()
  })
})

describe('what stands unsent in the search box', () => {
  const search = read('/job-search?t=会计&city=360700&district=360702&wage=3')

  it('takes the place of words, kind and city, and leaves the filters', () => {
    expect(withTyped(search, { type: '2', word: '星火', place: '360100' })).toEqual({
      ...everything,
      t: '星火',
      type: '2',
      city: '360100',
      wage: '3',
    })
    expect(withTyped(search, { type: '1', word: '', place: '' })).toEqual({ ...everything, wage: '3' })
  })

  it('leaves the district while the city is the same', () => {
    expect(withTyped(search, { type: '1', word: '出纳', place: '360700' })).toEqual({ ...search, t: '出纳' })
  })

  it('changes nothing while nothing was typed', () => expect(withTyped(search, undefined)).toEqual(search))
})

describe('a search in the address bar', () => {
  it('reads words, place, pay and page', () => {
    expect(read('/job-search?t=会计&city=360700&wage=3&page=2')).toEqual({
      ...everything,
      t: '会计',
      city: '360700',
      wage: '3',
      page: 2,
    })
  })

  it('takes a=2 for hot jobs', () => {
    expect(read('/job-search?a=2')).toEqual({ ...everything, a: '2' })
  })

  it('takes ends=today for what closes today', () => {
    expect(read('/job-search?ends=today')).toEqual({ ...everything, ends: 'today' })
    expect(read('/job-search?ends=tomorrow')).toEqual(everything)
  })

  it('drops a district of another city, which a form sends along', () => {
    expect(read('/job-search?city=360700&district=360702')).toEqual({
      ...everything,
      city: '360700',
      district: '360702',
    })
    expect(read('/job-search?city=360100&district=360702')).toEqual({ ...everything, city: '360100' })
    expect(read('/job-search?district=360702')).toEqual({ ...everything, district: '360702' })
  })

  it.each(['-1', '1000000000', 'abc', '1.5', ''])('survives a page of %s', page => {
    const { page: read1 } = read(`/job-search?page=${page}`)
    expect(read1).toBeGreaterThanOrEqual(1)
    expect(read1).toBeLessThanOrEqual(500)
  })

  it('goes back to the first page when a filter changes', () => {
    expect(changed({ ...everything, t: '会计', page: 7 }, { wage: '3' })).toBe(
      `/job-search?t=${encodeURIComponent('会计')}&wage=3`,
    )
  })

  it('never asks the service for something that it refuses, whatever the address says', () => {
    const names = fc.constantFrom('t', 'a', 'ends', 'city', 'district', 'wage', 'welfare', 'sort', 'page', 'other')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'grapheme', maxLength: 80 }))), pairs => {
        const query = queryOf(new URLSearchParams(pairs))
        const words = query.t
        fc.pre(words.isWellFormed())
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the service refuses these, and says so
        fc.pre(!/[\u0000-\u001f\u007f]/.test(words))
        expect(z.safeParse(listJobs.input, query).success).toBe(true)
      }),
    )
  })

  it('comes back from its own address unchanged', () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            t: fc.stringMatching(/^[一-龥a-z+#.]{1,20}$/),
            city: fc.constantFrom('360100', '360700'),
            wage: fc.constantFrom('1', '7'),
            welfare: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { minLength: 1 }),
            sort: fc.constantFrom('newest' as const, 'pay' as const),
            page: fc.integer({ min: 2, max: 500 }),
          },
          { requiredKeys: [] },
        ),
        query => {
          expect(read(jobSearchHref(query))).toEqual({ ...everything, ...query })
        },
      ),
    )
  })
})

describe('a job that is open beside the results', () => {
  const query = '?t=会计&wage=3&page=2'

  it('is opened by the links that lead to jobs, and by no other', () => {
    const search = read(`/job-search${query}`)
    const address = openHref(search, '/job-details/71')
    expect(address).toBe(`${jobSearchHref(search)}&job=71`)
    expect(
      ['/job-search?page=3', '/company-details/71', '/job-details/71?from=list', ''].map(href =>
        openHref(search, href),
      ),
    ).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is no part of the search, nor of what is made of it', () => {
    const address = new URL(`/job-search${query}&job=71`, 'http://site.invalid').searchParams
    expect(openIn(address)).toBe('71')
    expect(queryOf(address)).toEqual(read(`/job-search${query}`))
    expect(changed(queryOf(address), { page: 3 })).not.toContain('job=')
  })

  it.each(['', '0', '-1', '7x', '../7', '1234567890123'])('is none by the id %j', id => {
    expect(openIn(new URLSearchParams({ job: id }))).toBe('')
  })
})
