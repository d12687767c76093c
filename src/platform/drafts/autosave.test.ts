import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailed } from '../transport/index.ts'
import { createAutosave, PAUSE_MS, type Sent } from './autosave.ts'
import { setUp } from './testing.autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('while somebody types', () => {
  it('keeps every change at once, and sends the last one when typing pauses', async () => {
    const { autosave, task, pause, answer, states } = setUp()
    autosave.change('会')
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
    autosave.change('会计')
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
    expect(task.keep.mock.calls).toEqual([['会'], ['会计']])
    expect(task.send).not.toHaveBeenCalled()
    await pause()
    expect(task.send.mock.calls).toEqual([['会计']])
    expect(states()).toEqual({ kind: 'saving' })
    await answer('stored')
    expect(states()).toEqual({ kind: 'saved', at: 7 })
    expect(task.drop).toHaveBeenCalledOnce()
  })

  it('takes nothing new for no change', async () => {
    const { autosave, task, pause } = setUp({ initial: '会计' })
    autosave.change('会计')
    await pause()
    expect(task.keep).not.toHaveBeenCalled()
    expect(task.send).not.toHaveBeenCalled()
  })

  it('lets the form go on writing into its own object', async () => {
    const send = vi.fn(async (): Promise<Sent<object>> => 'stored')
    const task = {
      initial: {},
      isDirty: false,
      conflict: null,
      keep: () => {},
      drop: () => {},
      send,
      adopt: () => ({}),
    }
    const autosave = createAutosave<{ word?: string }, object>(task)
    const values = { word: '会' }
    autosave.change(values)
    values.word = '会计'
    autosave.change(values)
    await autosave.save()
    expect(send).toHaveBeenCalledExactlyOnceWith({ word: '会计' })
  })

  it('tells its listeners until they stop listening', async () => {
    const { autosave, answer } = setUp({ isDirty: true })
    const listener = vi.fn()
    const stop = autosave.subscribe(listener)
    void autosave.save()
    expect(listener).toHaveBeenCalledOnce()
    stop()
    await answer('stored')
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('one request at a time', () => {
  it('joins a save that is under way', async () => {
    const { autosave, task, answer } = setUp({ isDirty: true })
    const first = autosave.save()
    const second = autosave.save()
    await answer('stored')
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(task.send).toHaveBeenCalledOnce()
  })

  it('keeps what was typed during a save, lets go of nothing, and sends it after its own pause', async () => {
    const { autosave, task, answer, pause } = setUp()
    autosave.change('会')
    await pause()
    autosave.change('会计')
    await answer('stored')
    expect(task.drop).not.toHaveBeenCalled()
    expect(task.keep).toHaveBeenLastCalledWith('会计')
    expect(task.send).toHaveBeenCalledOnce()
    await pause()
    expect(task.send).toHaveBeenLastCalledWith('会计')
    await answer('stored')
    expect(task.drop).toHaveBeenCalledOnce()
  })

  it('sends what a pause ended during a slow save', async () => {
    const { autosave, task, answer, pause } = setUp()
    autosave.change('会')
    await pause()
    autosave.change('会计')
    await pause()
    expect(task.send).toHaveBeenCalledOnce()
    await answer('stored')
    expect(task.send).toHaveBeenLastCalledWith('会计')
  })

  it('sends everything without a pause to whoever waits for it', async () => {
    const { autosave, task, answer } = setUp({ isDirty: true })
    const outcome = vi.fn()
    void autosave.save().then(outcome)
    autosave.change('会计')
    await answer('stored')
    expect(task.send).toHaveBeenLastCalledWith('会计')
    expect(outcome).not.toHaveBeenCalled()
    await answer('stored')
    expect(outcome).toHaveBeenCalledWith(true)
  })

  it('sends nothing where nothing was typed', async () => {
    const { autosave, task } = setUp()
    expect(await autosave.save()).toBe(true)
    expect(task.send).not.toHaveBeenCalled()
  })
})

describe('when the service does not have it', () => {
  const failures = [
    { reason: 'offline', error: new CallFailed({ kind: 'offline' }) },
    { reason: 'failed', error: new CallFailed({ kind: 'timeout' }) },
    { reason: 'failed', error: new Error('too long') },
  ] as const

  it.each(failures)('says $reason for $error.message, keeps it, and sends it at the next chance', async given => {
    const { autosave, task, fail, answer, states } = setUp({ isDirty: true })
    const first = autosave.save()
    await fail(given.error)
    expect(await first).toBe(false)
    expect(states()).toEqual({ kind: 'unsaved', reason: given.reason })
    expect(task.drop).not.toHaveBeenCalled()
    const second = autosave.save()
    await answer('stored')
    expect(await second).toBe(true)
  })

  it('keeps what breaks the rules, says so, and sends it once it is mended', async () => {
    const { autosave, task, answer, pause, states } = setUp()
    autosave.change('会'.repeat(5000))
    await pause()
    await answer('unfit')
    expect(states()).toEqual({ kind: 'unsaved', reason: 'unfit' })
    expect(task.keep).toHaveBeenLastCalledWith('会'.repeat(5000))
    expect(task.drop).not.toHaveBeenCalled()
    autosave.change('会计')
    await pause()
    await answer('stored')
    expect(states()).toEqual({ kind: 'saved', at: 7 })
    expect(task.drop).toHaveBeenCalledOnce()
  })

  it('sends it again at once where its ground moved without touching it, and keeps it on the new ground', async () => {
    const { autosave, task, answer } = setUp({ initial: '会计', isDirty: true })
    const saved = autosave.save()
    await answer('again')
    expect(task.keep).toHaveBeenCalledWith('会计')
    await answer('stored')
    expect(await saved).toBe(true)
    expect(task.send).toHaveBeenCalledTimes(2)
  })
})

describe('when somebody else changed the same thing', () => {
  async function inConflict() {
    const set = setUp({ initial: '我的', isDirty: true })
    const saved = set.autosave.save()
    await set.answer({ conflict: '别处的' })
    expect(await saved).toBe(false)
    return set
  }

  it('hands both to the person and sends nothing meanwhile', async () => {
    const { autosave, task, pause } = await inConflict()
    expect(autosave.getState()).toEqual({ state: { kind: 'unsaved', reason: 'conflict' }, conflict: '别处的' })
    const listener = vi.fn()
    autosave.subscribe(listener)
    autosave.change('我的，再写')
    expect(listener).toHaveBeenCalledOnce()
    expect(autosave.getDraft()).toBe('我的，再写')
    await pause()
    expect(await autosave.save()).toBe(false)
    expect(task.send).toHaveBeenCalledOnce()
    expect(task.keep).toHaveBeenLastCalledWith('我的，再写')
  })

  it('goes on with what was typed here', async () => {
    const { autosave, task, answer } = await inConflict()
    autosave.keepMine()
    expect(task.adopt).toHaveBeenCalledWith('别处的')
    expect(task.keep).toHaveBeenLastCalledWith('我的')
    expect(task.send).toHaveBeenLastCalledWith('我的')
    await answer('stored')
    expect(autosave.getState()).toEqual({ state: { kind: 'saved', at: 7 }, conflict: null })
  })

  it('takes the other one', async () => {
    const { autosave, task, pause } = await inConflict()
    autosave.change('我的，再写')
    expect(autosave.takeOther()).toBe('别处的')
    expect(task.drop).toHaveBeenCalledOnce()
    expect(autosave.getState()).toEqual({ state: { kind: 'clean' }, conflict: null })
    await pause()
    expect(task.send).toHaveBeenCalledOnce()
  })

  it('asks before the first request where the form opens on two versions', async () => {
    const { autosave, task } = setUp({ initial: '我的', conflict: '别处的' })
    await autosave.save()
    expect(autosave.getState().state).toEqual({ kind: 'unsaved', reason: 'conflict' })
    expect(task.send).not.toHaveBeenCalled()
    autosave.keepMine()
    expect(task.send).toHaveBeenCalledExactlyOnceWith('我的')
  })

  it('has nothing to end where there is no conflict', async () => {
    const { autosave, task } = setUp({ initial: '我的' })
    autosave.keepMine()
    expect(autosave.takeOther()).toBe('我的')
    expect(task.adopt).not.toHaveBeenCalled()
    expect(task.drop).not.toHaveBeenCalled()
  })
})

it('keeps and sends nothing once it was stopped', async () => {
  const { autosave, task, pause, answer } = setUp()
  autosave.change('会')
  await pause()
  autosave.change('会计')
  task.keep.mockClear()
  autosave.stop()
  await answer('stored')
  autosave.change('会计师')
  await pause()
  await autosave.save()
  expect(task.keep).not.toHaveBeenCalled()
  expect(task.send).toHaveBeenCalledOnce()
})
