import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { text } from '#contract/fields'
import { CallFailed, CallRefused } from '../transport/index.ts'
import { faultsOf } from './faults.ts'
import { applyRefusal, wordsFor } from './refusal.ts'
import { schemaResolver } from './resolver.ts'

const schema = z.strictObject({
  name: text('姓名', { max: 4 }),
  jobs: z.array(z.strictObject({ title: text('职位', { max: 9 }) })),
})
const options = { fields: {}, shouldUseNativeValidation: false }

it('puts the messages of the contract at their fields, deep ones as well', async () => {
  const { errors } = await schemaResolver(schema)(
    { name: '', jobs: [{ title: '会计' }, { title: '' }] },
    undefined,
    options,
  )
  expect(faultsOf(errors)).toEqual([
    { path: 'name', message: '请填写姓名' },
    { path: 'jobs.1.title', message: '请填写职位' },
  ])
})

it('lets good input pass as it was typed', async () => {
  const values = { name: '张三', jobs: [] }
  expect(await schemaResolver(schema)(values, undefined, options)).toEqual({ values, errors: {} })
})

it('shows what the service refused at the field', () => {
  const setError = vi.fn()
  const refused = new CallRefused({ code: 5013, msg: '手机号已注册', data: { fields: { phone: '该手机号已经注册' } } })
  expect(applyRefusal(refused, setError)).toBe(true)
  expect(setError).toHaveBeenCalledWith('phone', { type: 'service', message: '该手机号已经注册' })
  expect(applyRefusal(new Error('gone'), setError)).toBe(false)
})

it('says what the service said, and asks to try again where nothing came back', () => {
  expect(wordsFor(new CallRefused({ code: 5012, msg: '手机号或密码不正确', data: null }))).toBe('手机号或密码不正确')
  expect(wordsFor(new Error('offline'))).toContain('重试')
  expect(wordsFor(new CallFailed({ kind: 'status', status: 503 }))).toContain('人较多')
})
