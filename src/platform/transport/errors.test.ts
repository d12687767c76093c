import { expect, it } from 'vitest'
import { codes } from '#contract/codes'
import { CallFailed, CallRefused, isNotFound } from './errors.ts'

const refused = (code: number, data: unknown = null) => new CallRefused({ code, msg: '', data })

it('what does not exist is not found, and so is what an id of the wrong form names', () => {
  expect(isNotFound(refused(codes.notFound))).toBe(true)
  expect(isNotFound(refused(codes.invalid, { fields: { id: '编号不正确' } }))).toBe(true)
})

it('other refusals and failures say nothing of that', () => {
  const others = [
    refused(codes.invalid, { fields: { title: '请填写职位名称' } }),
    refused(codes.invalid, { fields: 'id' }),
    refused(codes.invalid),
    refused(codes.wrongState, { fields: { id: '' } }),
    new CallFailed({ kind: 'status', status: 404 }),
    'id',
    null,
  ]
  expect(others.filter(isNotFound)).toEqual([])
})
