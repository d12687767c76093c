import { v4 } from '#platform/id'
import { isSameInput } from './same-input.ts'

interface Attempt<Output> {
  readonly input: unknown
  readonly key: string
  /** Null once it has failed. */
  answer: Promise<Output> | null
}

/** What one sender has tried to write, so that the same is not written twice. */
export interface Attempts<Output> {
  /**
   * Writes by `call`, which takes the idempotency key. The same input as that of the last attempt joins it while it is under
   * way, and carries its key once it has failed. Files count by their contents.
   */
  send(input: unknown, call: (key: string) => Promise<Output>): Promise<Output>
}

/** Makes a sender that has tried nothing yet. */
export function createAttempts<Output>(): Attempts<Output> {
  let latest: Attempt<Output> | null = null

  async function start(current: Attempt<Output>, call: (key: string) => Promise<Output>): Promise<Output> {
    latest = current
    try {
      current.answer = call(current.key)
      const answer = await current.answer
      if (latest === current) latest = null
      return answer
    } catch (error) {
      current.answer = null
      throw error
    }
  }

  return {
    async send(input, call) {
      for (;;) {
        const last = latest
        const isSame = last !== null && (await isSameInput(last.input, input))
        if (isSame && last.answer) return last.answer
        // While files were read another attempt may have begun: it has to be asked about as well.
        if (last === latest) return start({ input, key: isSame ? last.key : v4(), answer: null }, call)
      }
    },
  }
}
