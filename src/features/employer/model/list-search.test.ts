import { describe, expect, it } from 'vitest'
import { ownJobSearch, ownJobsAddress, publishAddress, receivedAddress, receivedSearch } from './list-search.ts'

const read = (address: string) => new URL(address, 'http://site.invalid').searchParams
const id = (end: number) => `8a1f2c44-0c5d-4a7e-9b10-5d2b7e0c1f0${end}`

describe('lists of an employer in the address bar', () => {
  it('comes back from its own address', () => {
    const search = { state: 'draft' as const, t: '会计', page: 1 }
    const third = ownJobsAddress(search, { page: 3 })
    expect(third).toBe(`/manage/jobs?${new URLSearchParams({ state: 'draft', t: '会计', page: '3' })}`)
    expect(ownJobSearch.parse(read(third))).toEqual({ ...search, page: 3 })
    const received = {
      state: 'viewed' as const,
      job: '12',
      t: '',
      tag: id(3),
      unread: true,
      view: 'board' as const,
      compare: [id(1), id(2)],
      page: 1,
    }
    const address = receivedAddress(received)
    expect(address).toBe(
      `/manage/resume?state=viewed&job=12&tag=${id(3)}&unread=1&view=board&compare=${id(1)}%2C${id(2)}`,
    )
    expect(receivedSearch.parse(read(address))).toEqual(received)
  })

  it('takes what makes no sense as not given', () => {
    expect(receivedSearch.parse(read('/manage/resume?state=x&job=1%20or&tag=9&page=-1'))).toEqual({
      state: '',
      job: '',
      t: '',
      tag: '',
      unread: false,
      view: '',
      compare: [],
      page: 1,
    })
    expect(publishAddress.parse(read('/manage/job/publish?id=new'))).toEqual({ id: '' })
  })

  it('compares two to four different applications, and otherwise none', () => {
    const compared = (ids: string[]) => receivedSearch.parse(new URLSearchParams({ compare: ids.join(',') })).compare
    expect(compared([id(1), 'x', id(2), id(1)])).toEqual([id(1), id(2)])
    expect(compared([id(1), id(1)])).toEqual([])
    expect(compared([1, 2, 3, 4, 5].map(id))).toEqual([])
  })
})
