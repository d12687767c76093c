import { expect, test } from 'vitest'
import { singularOf, spellings } from './names.ts'

test.each([
  ['job-fairs', 'job-fair'],
  ['companies', 'company'],
  ['courses', 'course'],
  ['mailboxes', 'mailbox'],
  ['classes', 'class'],
  ['training', 'training-entry'],
  ['business', 'business-entry'],
])('one of %s is called %s', (name, singular) => {
  expect(singularOf(name)).toBe(singular)
})

test('a name is spelled as files, columns, prose, values and types write it', () => {
  expect(spellings('sample-entries', 'job-fairs')).toEqual({
    'sample-entries': 'job-fairs',
    sample_entries: 'job_fairs',
    'sample entries': 'job fairs',
    sampleEntries: 'jobFairs',
    SampleEntries: 'JobFairs',
  })
})
