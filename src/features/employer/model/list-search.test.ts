import { describe, expect, it } from 'vitest'
import { listAddress, ownJobSearchOf, receivedSearchOf } from './list-search.ts'

const read = (address: string) => new URL(address, 'http://site.invalid').searchParams

describe('lists of an employer in the address bar', () => {
  it('comes back from its own address', () => {
    const search = { state: 'draft' as const, t: '会计', page: 3 }
    expect(ownJobSearchOf(read(listAddress('/manage/jobs', { ...search })))).toEqual(search)
    const received = { state: 'viewed' as const, jobId: '12', t: '', page: 1 }
    expect(receivedSearchOf(read(listAddress('/manage/resume', { ...received })))).toEqual(received)
  })

  it('takes what makes no sense as not given', () => {
    expect(receivedSearchOf(read('/manage/resume?state=x&job=1%20or&page=-1'))).toEqual({
      state: '',
      jobId: '',
      t: '',
      page: 1,
    })
  })
})
