import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserStorage, memoryStorage, tabStorage } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const blocked = () => {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
}

describe('storage in memory', () => {
  it('gives back what was kept, until it is removed', () => {
    const storage = memoryStorage()
    expect(storage.get('a')).toBeNull()
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
    expect(storage.keys()).toEqual(['a'])
    storage.remove('a')
    expect(storage.get('a')).toBeNull()
    expect(storage.keys()).toEqual([])
  })
})

describe('storage of the browser', () => {
  it('keeps text in the local storage', () => {
    const kept = new Map<string, string>()
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
      key: (place: number) => [...kept.keys()][place] ?? null,
      get length() {
        return kept.size
      },
    }
    vi.stubGlobal('window', { localStorage })
    browserStorage().set('a', '1')
    expect(browserStorage().get('a')).toBe('1')
    expect(browserStorage().keys()).toEqual(['a'])
    browserStorage().remove('a')
    expect(kept.size).toBe(0)
  })

  it('goes on in memory where the browser refuses', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        return blocked()
      },
    })
    const storage = browserStorage()
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
    expect(storage.keys()).toEqual(['a'])
    storage.remove('a')
    expect(storage.get('a')).toBeNull()
  })

  it('prefers what it could not write to what is stale', () => {
    vi.stubGlobal('window', { localStorage: { getItem: () => 'old', setItem: blocked, removeItem: () => undefined } })
    const storage = browserStorage()
    storage.set('a', 'new')
    expect(storage.get('a')).toBe('new')
  })
  it('names a key once, whether it was written, refused, or both', () => {
    const kept = new Map([['old', '1']])
    vi.stubGlobal('window', {
      localStorage: {
        length: 1,
        key: () => 'old',
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: blocked,
      },
    })
    const storage = browserStorage()
    storage.set('old', '2')
    storage.set('new', '3')
    expect(storage.keys().sort()).toEqual(['new', 'old'])
  })
})

it('keeps what belongs to one tab apart from what all tabs share', () => {
  const areaOf = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('window', { localStorage: areaOf(new Map()), sessionStorage: areaOf(new Map()) })
  tabStorage().set('a', '1')
  expect(tabStorage().get('a')).toBe('1')
  expect(browserStorage().get('a')).toBeNull()
})
