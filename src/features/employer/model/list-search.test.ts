import { describe, expect, it } from 'vitest'
import { listAddress, ownJobSearchOf, receivedSearchOf } from './list-search.ts'

const read = (address: string) => new URL(address, 'http://site.invalid').searchParams

describe('lists of an employer in the address bar', () => {
  it('comes back from its own address', () => {
    const search = { state: 'draft' as const, t: '会计', page: 3 }
    expect(ownJobSearchOf(read(listAddress('/manage/jobs', { ...search })))).toEqual(search)
    const ids = ['8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f01', '8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f02'] as const
    const received = { state: 'viewed', jobId: '12', t: '', page: 1, view: 'board', compare: ids.join(',') } as const
    expect(receivedSearchOf(read(listAddress('/manage/resume', { ...received })))).toEqual(received)
  })

  it('takes what makes no sense as not given', () => {
    expect(receivedSearchOf(read('/manage/resume?state=x&job=1%20or&page=-1'))).toEqual({
      state: '',
      jobId: '',
      t: '',
      page: 1,
      view: '',
      compare: '',
    })
  })

  it('compares two to four different applications, and otherwise none', () => {
    const id = (end: number) => `8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f0${end}`
    const compared = (ids: string[]) => receivedSearchOf(new URLSearchParams({ compare: ids.join(',') })).compare
    expect(compared([id(1), 'x', id(2), id(1)])).toBe(`${id(1)},${id(2)}`)
    expect(compared([id(1), id(1)])).toBe('')
    expect(compared([1, 2, 3, 4, 5].map(id))).toBe('')
  })
})
