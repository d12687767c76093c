import { expect, it } from 'vitest'
import { endedJob, hardJobDetails, jobDetails } from '#mocks/fixtures/jobs'
import { jobPostingData } from './structured-data.ts'

it('offers an open job to search engines', () => {
  expect(jobPostingData(jobDetails)).toMatchObject({
    '@type': 'JobPosting',
    title: '总账会计',
    datePosted: '2026-11-02',
    validThrough: '2026-12-31T23:59:59+08:00',
    employmentType: 'FULL_TIME',
    baseSalary: { currency: 'CNY', value: { minValue: 6000, maxValue: 9000, unitText: 'MONTH' } },
    jobLocation: { address: { addressRegion: '江西省', addressLocality: '赣州章贡区' } },
  })
})

it('says nothing about pay that is to be agreed', () => {
  expect(jobPostingData(hardJobDetails)).not.toHaveProperty('baseSalary')
})

it('offers no job that has ended', () => {
  expect(jobPostingData(endedJob)).toBeNull()
})
