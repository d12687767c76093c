import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setUp } from './testing.autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what is saved only when the person asks', () => {
  const asked = { saves: 'asked', isStored: (draft: string) => draft === '存下的', initial: '存下的' } as const
  const waiting = { kind: 'unsaved', reason: 'asked' }

  it('is kept at every change, and sent no sooner', async () => {
    const { autosave, task, pause, answer, states } = setUp(asked)
    autosave.change('改过的')
    expect(states()).toEqual(waiting)
    await pause()
    expect(task.keep.mock.calls).toEqual([['改过的']])
    expect(task.send).not.toHaveBeenCalled()
    const saving = autosave.save()
    await answer('stored')
    expect(await saving).toBe(true)
    expect(states()).toEqual({ kind: 'saved', at: 7 })
    expect(task.drop).toHaveBeenCalledOnce()
  })

  it('is no change any more once it is typed back', () => {
    const { autosave, task, states } = setUp(asked)
    autosave.change('改过的')
    autosave.change('存下的')
    expect(states()).toEqual({ kind: 'clean' })
    expect(task.drop).toHaveBeenCalledOnce()
  })

  it('tells who asked what went wrong, and is still kept', async () => {
    const { autosave, fail, states } = setUp(asked)
    autosave.change('改过的')
    const saving = expect(autosave.save()).rejects.toThrow('refused')
    await fail(new Error('refused'))
    await saving
    expect(states()).toEqual(waiting)
  })

  it('waits for the person after a conflict as well', async () => {
    const { autosave, task, answer, states } = setUp(asked)
    autosave.change('我的')
    const saving = autosave.save()
    await answer({ conflict: '别处的' })
    expect(await saving).toBe(false)
    autosave.keepMine()
    expect(task.adopt).toHaveBeenCalledWith('别处的')
    expect(states()).toEqual(waiting)
    expect(task.send).toHaveBeenCalledOnce()
  })

  it('opens with what was kept as something to save', () => {
    expect(setUp({ ...asked, initial: '改过的', isDirty: true }).states()).toEqual(waiting)
  })
})
