import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { endpoint } from '#contract/endpoint'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService } from '../testing.ts'
import { Busy } from './refusal.ts'
import { serveWith } from './serve.ts'

const nothing = { summary: '', input: z.strictObject({}), output: z.object({}) }
const crowded = endpoint<typeof nothing>({ method: 'POST', path: '/probe/crowded', access: 'public' })

describeOnBothEngines('what there is no time for', open => {
  test('is answered by 503, says so in words and when to come again, and is no fault in the log', async () => {
    const turnedAway = serveWith(nothing)(crowded, async () => {
      throw new Busy('现在登录和注册的人较多，请稍后再试', 5)
    })
    const service = createTestService(await open(), [turnedAway])
    const { status, headers, body } = await service.send(crowded, {})
    expect(status).toBe(503)
    expect(headers.get('Retry-After')).toBe('5')
    expect(body).toEqual({
      code: codes.unavailable,
      msg: '现在登录和注册的人较多，请稍后再试',
      data: { retryAfter: 5 },
    })
    expect(service.log.join()).not.toContain('call.failed')
  })
})
