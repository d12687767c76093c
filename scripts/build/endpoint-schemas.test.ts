import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { withoutSchemas } from './endpoint-schemas.ts'

const parse = (code: string) => parseSync('call.js', code).program

test('an endpoint keeps what the browser needs to call it', () => {
  const code =
    "const list = endpoint({ method: 'GET', input: z.object({ input: a }), path: '/list', summary: '列表', output: pageOf(b), })"
  expect(withoutSchemas(code, parse).replace(/\s+/g, ' ')).toBe(
    "const list = endpoint({ method: 'GET', path: '/list', })",
  )
})

test('a schema that stands last without a comma goes as well', () => {
  expect(withoutSchemas("const a = endpoint({ path: '/a', output: b })", parse)).toBe(
    "const a = endpoint({ path: '/a',  })",
  )
})

test('what is not an endpoint is left alone', () => {
  const code = 'const form = declare({ input: z.string(), output: z.string() })'
  expect(withoutSchemas(code, parse)).toBe(code)
})
