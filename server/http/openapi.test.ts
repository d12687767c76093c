import { describe, expect, test } from 'vitest'
import { areas, endpointsOf } from '#contract/all'
import { schemasOf } from '#contract/schemas/all'
import { openapi } from './openapi.ts'
import { referencePage } from './reference-page.ts'

const calls = areas.flatMap(endpointsOf).map(([, endpoint]) => ({ endpoint, schemas: schemasOf(endpoint) }))

describe('the reference', () => {
  test('describes every call of the contract', () => {
    const { paths } = openapi(calls)
    const described = Object.entries(Object(paths)).flatMap(([path, operations]) =>
      Object.keys(Object(operations)).map(method => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(calls.map(({ endpoint: { method, path } }) => `${method} /api${path}`).sort())
  })

  test('says what a call takes, who may make it and what it answers', () => {
    const { paths } = openapi(calls)
    expect(paths).toMatchObject({
      '/api/company_jobs/list': {
        get: {
          'x-access': 'public',
          parameters: expect.arrayContaining([expect.objectContaining({ name: 'page', in: 'query' })]),
        },
      },
      '/api/personal_jobs_apply/apply': {
        post: {
          'x-access': 'type2',
          'x-sealed': true,
          security: [{ token: [] }],
          parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
          requestBody: {
            content: {
              'application/json': {
                schema: { type: 'object', required: ['jobId', 'resumeId'], additionalProperties: false },
              },
            },
          },
        },
      },
      '/api/member/updatePassportPhoto': {
        post: {
          requestBody: {
            content: { 'multipart/form-data': { schema: { properties: { files: { items: { format: 'binary' } } } } } },
          },
        },
      },
      '/api/member/login': {
        post: {
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: { oneOf: [{ required: ['access_token', 'expires_in', 'userType'] }, {}] },
                },
              },
            },
          },
        },
      },
    })
  })

  test('is a page without any script', () => {
    const page = referencePage(calls, 'a-nonce')
    expect(page).not.toMatch(/<script|\son\w+=|style="/)
    for (const { schemas } of calls) expect(page).toContain(schemas.summary)
  })
})
