import { expect, it } from 'vitest'
import { askInWords, partsOf, withoutAddresses } from './job-links.ts'

it('asks for an application with the way to the job', () => {
  const asked = askInWords({ id: '1001', title: '会计' })
  expect(partsOf(asked)).toEqual(['请投递我们的“会计”岗位，投递后可以直接约面试： ', '1001', ''])
  expect(withoutAddresses(asked)).toBe('请投递我们的“会计”岗位，投递后可以直接约面试：')
})

it('makes no way of what leads elsewhere', () => {
  for (const text of [
    '您好',
    '<a href="javascript:0">/job-details</a>',
    'https://example.com/job-details/1001',
    '//example.com/job-details/1001',
    '/job-details/1001/edit',
    '/job-details/0',
    '/job-details/no-found',
  ])
    expect(partsOf(text)).toEqual([text])
  expect(partsOf('先看 /job-details/7，再看 /job-details/8。')).toEqual(['先看 ', '7', '，再看 ', '8', '。'])
})
