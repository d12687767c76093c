import { vi } from 'vitest'
import { type AutosaveTask, createAutosave, PAUSE_MS, type Sent } from './autosave.ts'

type Task = AutosaveTask<string, string>

/** A form for one word; each request waits for its answer. */
export function setUp(changes: Partial<Pick<Task, 'saves' | 'isStored' | 'initial' | 'isDirty' | 'conflict'>> = {}) {
  const answers: PromiseWithResolvers<Sent<string>>[] = []
  const task = {
    initial: '',
    isDirty: false,
    conflict: null,
    keep: vi.fn<Task['keep']>(),
    drop: vi.fn<Task['drop']>(),
    send: vi.fn<Task['send']>(() => {
      const answer = Promise.withResolvers<Sent<string>>()
      answers.push(answer)
      return answer.promise
    }),
    adopt: vi.fn<Task['adopt']>(stored => stored),
    ...changes,
  } satisfies Task
  const autosave = createAutosave(task, () => 7)
  const flush = () => vi.advanceTimersByTimeAsync(0)
  return {
    task,
    autosave,
    answer: async (sent: Sent<string>) => {
      answers.shift()?.resolve(sent)
      await flush()
    },
    fail: async (error: Error) => {
      answers.shift()?.reject(error)
      await flush()
    },
    pause: () => vi.advanceTimersByTimeAsync(PAUSE_MS),
    states: () => autosave.getState().state,
  }
}
