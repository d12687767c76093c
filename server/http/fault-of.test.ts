import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { QueueFull } from '../queue.ts'
import { faultAnswer } from './answer.ts'
import { faultOf } from './fault-of.ts'
import { NoPlace } from './places.ts'
import { BodyTooLarge, BodyTooSlow } from './read-body.ts'

test.each([
  { error: new BodyTooLarge(), fault: codes.tooLarge },
  { error: new BodyTooSlow(), fault: codes.tooSlow },
  { error: new NoPlace(), fault: codes.unavailable },
  { error: new QueueFull(), fault: codes.unavailable },
  { error: new Error('our own'), fault: undefined },
])('$error.name is told as $fault', ({ error, fault }) => {
  expect(faultOf(error)).toBe(fault)
})

test('whoever sends too slowly is told so, and the connection ends', async () => {
  const answer = faultAnswer(codes.tooSlow, 0)
  expect([answer.status, answer.headers.get('connection')]).toEqual([408, 'close'])
  expect(await answer.json()).toMatchObject({ code: 408, msg: '请求发送超时，请检查网络后重试' })
})
