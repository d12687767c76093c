import { createContext, use, useMemo } from 'react'
import { type Notice, unsaidOf } from '../transport/index.ts'

/** For how long words are shown, in milliseconds, unless they are so many that they take longer to read (specification section 9). */
const SHOWN_MS = 3000

/** Short words to the person, over the page and gone by themselves. */
export interface Say {
  /** That something was done. */
  done(text: string, durationMs?: number): void
  /** What is in the way, or is still to be done. */
  warning(text: string, durationMs?: number): void
  /**
   * Why something was not done: what the transport has not said already, and nothing where nobody needs to hear of it. Not
   * for a failure that the form or the page shows.
   */
  failure(error: unknown): void
  /** Does something and says how it went. Throws what the work throws, so that a question stays open for another try. */
  outcomeOf(work: () => Promise<unknown>, done: string): Promise<void>
}

/** Says through what the shell shows notices with. */
export function sayBy(notify: (notice: Notice) => void): Say {
  const say: Say = {
    done: (text, durationMs = SHOWN_MS) => notify({ text, level: 'success', durationMs }),
    warning: (text, durationMs = SHOWN_MS) => notify({ text, level: 'warning', durationMs }),
    failure(error) {
      const notice = unsaidOf(error)
      if (notice) notify(notice)
    },
    async outcomeOf(work, done) {
      try {
        await work()
      } catch (error) {
        say.failure(error)
        throw error
      }
      say.done(done)
    },
  }
  return say
}

/** How notices are shown, provided by the shell. */
export const NotifyContext = createContext<(notice: Notice) => void>(() => undefined)

/** What a slice says in passing. */
export function useSay(): Say {
  const notify = use(NotifyContext)
  return useMemo(() => sayBy(notify), [notify])
}
