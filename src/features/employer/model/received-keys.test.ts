import { describe, expect, it } from 'vitest'
import { actionFor, receivedKeys } from './received-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false, repeat: false }
const press = (key: string, rest = {}) => actionFor({ ...plain, key, ...rest })

describe('the keys of received applications', () => {
  it('are each given once', () => {
    expect(new Set(receivedKeys.map(({ key }) => key)).size).toBe(receivedKeys.length)
  })

  it('act as the help says, with Caps Lock and on a Chinese keyboard too', () => {
    for (const { key, action } of receivedKeys) expect(press(key, { shiftKey: key === '?' })).toBe(action)
    expect(press('J')).toEqual({ kind: 'next' })
    expect(press('？', { shiftKey: true })).toEqual({ kind: 'help' })
  })

  it('do nothing with a modifier, within a composition, or when they are unknown', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'isComposing']) {
      expect(press('b', { [modifier]: true })).toBeNull()
    }
    for (const key of ['Enter', 'Tab', 'q', ' ', 'ArrowDown']) expect(press(key)).toBeNull()
  })

  it('repeat only where they step', () => {
    expect(press('j', { repeat: true })).toEqual({ kind: 'next' })
    for (const key of ['b', 'x', 'n', '?']) expect(press(key, { repeat: true })).toBeNull()
  })
})
