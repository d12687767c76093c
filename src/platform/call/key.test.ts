import { expect, it } from 'vitest'
import { listReceived, receivedDetail } from '#contract/applications'
import { compareReceived } from '#contract/received'
import { callKey, isCallTo } from './key.ts'

const list = callKey(listReceived, { state: 'viewed', t: '会计?', page: 1 })

it('a key is of its own endpoint alone, whatever was asked', () => {
  const isList = isCallTo(listReceived)
  expect([list, callKey(listReceived, {})].map(isList)).toEqual([true, true])
  const others = [
    callKey(receivedDetail, { id: 'x' }),
    callKey(compareReceived, { ids: ['x'] }),
    `${listReceived.path}s`,
  ]
  expect([...others, undefined, null].map(isList)).toEqual([false, false, false, false, false])
})

it('which calls are meant is said by what was asked', () => {
  const isOf = (state: string) => isCallTo(listReceived, words => words.get('state') === state)
  expect([isOf('viewed')(list), isOf('hired')(list)]).toEqual([true, false])
  expect(isCallTo(listReceived, words => words.get('t') === '会计?')(list)).toBe(true)
})
