import { expect, it } from 'vitest'
import { codes } from '#contract/codes'
import { CallFailed, CallRefused } from '#platform/transport'
import { isMissing } from './missing.ts'

const refused = (code: number) => new CallRefused({ code, msg: '', data: null })

it.each([codes.notFound, codes.invalid])('takes %i for a thing that is not there', code => {
  expect(isMissing(refused(code))).toBe(true)
})

it.each([codes.conflict, codes.signInAgain, codes.failed])('does not take %i for it', code => {
  expect(isMissing(refused(code))).toBe(false)
})

it('offers to try again where nobody could say', () => {
  expect(isMissing(new CallFailed({ kind: 'offline' }))).toBe(false)
  expect(isMissing(undefined)).toBe(false)
})
