import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../storage/index.ts'
import { createDrafts } from './drafts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const setUp = () => {
  const storage = memoryStorage()
  return { storage, drafts: createDrafts(storage) }
}

const saving = (save: () => Promise<boolean>) => ({ save: vi.fn(save), stop: vi.fn() })

describe('a shelf', () => {
  it('gives back what was kept, until it is dropped', () => {
    const shelf = setUp().drafts.of('17')
    expect(shelf.read('resume')).toBeUndefined()
    expect(shelf.hasAny()).toBe(false)
    shelf.keep('resume', { text: '能出差' })
    expect(shelf.read('resume')).toEqual({ text: '能出差' })
    expect(shelf.hasAny()).toBe(true)
    expect(shelf.names()).toEqual(['resume'])
    shelf.drop('resume')
    expect(shelf.read('resume')).toBeUndefined()
    expect(shelf.hasAny()).toBe(false)
  })

  it('takes what can not be read for nothing', () => {
    const { storage, drafts } = setUp()
    drafts.of('17').keep('resume', 1)
    for (const key of storage.keys()) storage.set(key, '{')
    expect(drafts.of('17').read('resume')).toBeUndefined()
  })

  it('never shows one owner what another has typed, whatever they and their drafts are called', () => {
    const word = fc
      .oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[ab:%]{0,4}$/))
      .filter(text => text.isWellFormed())
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 2 }), word, word, (owners, name, otherName) => {
        const { drafts } = setUp()
        const [mine, theirs] = owners.map(owner => drafts.of(owner))
        theirs?.keep(otherName, '别人的')
        expect(mine?.read(name)).toBeUndefined()
        expect(mine?.hasAny()).toBe(false)
      }),
    )
  })

  it('of nobody ends with the page', () => {
    const { storage, drafts } = setUp()
    const shelf = drafts.of('')
    shelf.keep('posting', 1)
    expect(shelf.read('posting')).toBe(1)
    expect(drafts.of('').read('posting')).toBeUndefined()
    expect(storage.keys()).toEqual([])
  })
})

describe('settling before somebody leaves', () => {
  it('has what is on the page sent, and finds nothing left', async () => {
    const { drafts } = setUp()
    const shelf = drafts.of('17')
    shelf.keep('resume', 1)
    const form = saving(async () => {
      shelf.drop('resume')
      return true
    })
    drafts.join(form)
    expect(await drafts.settle('17', 3000)).toBe(true)
    expect(form.save).toHaveBeenCalledOnce()
  })

  it('says so when a form could not be sent', async () => {
    const { drafts } = setUp()
    drafts.join(saving(async () => true))
    drafts.join(saving(async () => false))
    expect(await drafts.settle('17', 3000)).toBe(false)
  })

  it('says so when something is left from a page that is closed, but looks at nobody else', async () => {
    const { drafts } = setUp()
    drafts.of('17').keep('posting', 1)
    expect(await drafts.settle('17', 3000)).toBe(false)
    expect(await drafts.settle('18', 3000)).toBe(true)
  })

  it('waits no longer than it was told to', async () => {
    const { drafts } = setUp()
    drafts.join(saving(() => new Promise(() => undefined)))
    const outcome = vi.fn()
    void drafts.settle('17', 3000).then(outcome)
    await vi.advanceTimersByTimeAsync(2999)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith(false)
  })

  it('asks nothing of a form that has left the page, even where it had joined twice', async () => {
    const { drafts } = setUp()
    const form = saving(async () => true)
    const leave = drafts.join(form)
    const leaveAgain = drafts.join(form)
    leave()
    await drafts.settle('17', 3000)
    expect(form.save).toHaveBeenCalledOnce()
    leaveAgain()
    await drafts.settle('17', 3000)
    expect(form.save).toHaveBeenCalledOnce()
  })
})

it('forgets the drafts of everybody and nothing else, and stops what would keep new ones', () => {
  const { storage, drafts } = setUp()
  storage.set('at', 'token')
  drafts.of('17').keep('resume', 1)
  drafts.of('18').keep('posting', 1)
  const form = saving(async () => true)
  drafts.join(form)
  drafts.dropAll()
  expect(storage.keys()).toEqual(['at'])
  expect(form.stop).toHaveBeenCalledOnce()
})
