import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { API_PREFIX, headers, isPlainPath, SEALED_TYPE } from '#contract/wire'
import { leastRole } from './access.ts'
import type { DeclaredCall } from './serve.ts'

type Json = Readonly<Record<string, unknown>>

/** As much of an OpenAPI 3.1 document as its readers here need to know. */
export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  /** Operations by path and lower-case method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly components: Json
}

const WIRE = `JSON 请求体与应答按 ${SEALED_TYPE} 封装（AES-256-CBC + HMAC-SHA256），/prod-exam 与 personal_jobs_apply/export 除外；此处给出封装之前的内容。封装所用的常量写在公开的脚本里：它让正文不落入途中的日志，不是访问控制，也不能代替 TLS。`

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
    },
  })
  return json
}

const envelope = (data: Json, code: number | Json): Json => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: typeof code === 'number' ? { const: code } : code, msg: { type: 'string' }, data },
})

const refusal = envelope({}, { type: 'integer', enum: Object.values(codes).filter(code => code !== codes.ok) })

const bodyTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
}

function answersOf({ endpoint: { answer }, schemas: { output } }: DeclaredCall): Json {
  if (answer === 'binary') {
    return {
      200: {
        description: '文件',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }
  }
  const data = schemaOf(output, 'output')
  const success = answer === 'bare' ? data : envelope(data, codes.ok)
  return {
    200: {
      description: '成功，或业务上的拒绝',
      content: { 'application/json': { schema: { oneOf: [success, refusal] } } },
    },
  }
}

/** A GET's input as parameters of the query; arrays are repeated keys. */
function parametersOf(input: Json): Json[] {
  const { properties = {}, required = [] } = input
  return Object.entries(Object(properties)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: Array.isArray(required) && required.includes(name),
    schema,
    style: 'form',
    explode: true,
  }))
}

const keyParameter = {
  name: headers.idempotencyKey,
  in: 'header',
  required: true,
  description: '一次提交一个键；24 小时内同键同内容得到同一应答',
  schema: { type: 'string', minLength: 16, maxLength: 255 },
}

function operationOf(call: DeclaredCall): Json {
  const { method, path, access, body, creates } = call.endpoint
  const input = schemaOf(call.schemas.input, 'input')
  const parameters = [...(method === 'GET' ? parametersOf(input) : []), ...(creates ? [keyParameter] : [])]
  return {
    summary: call.schemas.summary,
    tags: [path.split('/')[1]],
    'x-access': access,
    ...((access === 'login' || access === 'type1') && { 'x-role': leastRole(call) }),
    'x-sealed': body === 'json' && !isPlainPath(API_PREFIX + path),
    ...(access !== 'public' && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'POST' && { requestBody: { required: true, content: { [bodyTypes[body]]: { schema: input } } } }),
    responses: answersOf(call),
  }
}

/** The calls as an OpenAPI 3.1 document, read from the contract's own schemas. */
export function openapi(calls: readonly DeclaredCall[]): OpenApi {
  const paths = Map.groupBy(calls, ({ endpoint }) => API_PREFIX + endpoint.path)
  const operations = ([path, group]: [string, DeclaredCall[]]) => [
    path,
    Object.fromEntries(group.map(call => [call.endpoint.method.toLowerCase(), operationOf(call)])),
  ]
  return {
    openapi: '3.1.0',
    info: { title: '公共就业与人才服务门户接口', version: '1', description: WIRE },
    paths: Object.fromEntries([...paths].map(operations)),
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }
}
