import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { CallFailed, CallRefused } from '../transport/index.ts'
import { storedElsewhere } from './stored-elsewhere.ts'

const schema = z.object({ version: z.number() })
const refusal = (code: number, data: unknown) => new CallRefused({ code, msg: '已在别处修改', data })

it('gives what is stored when somebody changed it since', () => {
  expect(storedElsewhere(refusal(codes.conflict, { current: { version: 9 } }), schema)).toEqual({ version: 9 })
})

it.each([
  refusal(codes.conflict, null),
  refusal(codes.conflict, {}),
  refusal(codes.conflict, { current: { version: '9' } }),
  refusal(codes.invalid, { current: { version: 9 } }),
  new CallFailed({ kind: 'offline' }),
  new Error('gone'),
])('gives nothing for any other answer (%#)', error => {
  expect(storedElsewhere(error, schema)).toBeNull()
})
