import { describe, expect, test, vi } from 'vitest'
import { Progress } from './progress.ts'
import { Watchdog } from './watchdog.ts'

describe('the watchdog', () => {
  const watch = () => {
    const progress = new Progress()
    const events = { onSlow: vi.fn(), onStuck: vi.fn() }
    const watchdog = new Watchdog(progress, { warnAfter: 5_000, stopAfter: 10_000 }, events)
    return { progress, ...events, look: (now: number, patient = false) => watchdog.look(now, () => patient) }
  }

  test('reports a slow statement once and stops a stuck one', () => {
    const { progress, look, onSlow, onStuck } = watch()
    progress.start(1)
    for (const now of [0, 4_999]) look(now)
    expect(onSlow).not.toHaveBeenCalled()
    for (const now of [5_000, 7_000, 9_999]) look(now)
    expect(onSlow.mock.calls).toEqual([[1, 5_000]])
    expect(onStuck).not.toHaveBeenCalled()
    look(10_000)
    expect(onStuck.mock.calls).toEqual([[1, 10_000]])
  })

  test('counts every statement anew', () => {
    const { progress, look, onSlow } = watch()
    for (let id = 1; id <= 10; id += 1) {
      progress.start(id)
      look(id * 4_000)
      look(id * 4_000 + 3_900)
      progress.finish(id)
    }
    expect(onSlow).not.toHaveBeenCalled()
  })

  test('does not blame an engine that was finished while this thread slept', () => {
    const { progress, look, onStuck } = watch()
    progress.start(1)
    look(0)
    progress.finish(1)
    look(60_000)
    progress.start(2)
    look(60_001)
    expect(onStuck).not.toHaveBeenCalled()
  })

  test('lets patient statements take as long as they like', () => {
    const { progress, look, onSlow, onStuck } = watch()
    progress.start(1)
    for (const now of [0, 60_000, 3_600_000]) look(now, true)
    expect(onSlow).not.toHaveBeenCalled()
    expect(onStuck).not.toHaveBeenCalled()
  })
})
