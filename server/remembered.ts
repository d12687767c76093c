import type { Context } from './http/context.ts'

type Given = Pick<Context, 'db' | 'now' | 'settings'>

/**
 * Takes a value at most once in so many seconds in each process, however many ask at once: for figures that are dear to
 * count, the same for everybody and allowed to be a little old. A failure is not remembered.
 */
export function remembered<Value>(seconds: number, take: (given: Given) => Promise<Value>) {
  // One service has one settings object; two services of one process (tests) share nothing.
  const kept = new WeakMap<Given['settings'], { readonly until: number; readonly value: Promise<Value> }>()
  return (given: Given): Promise<Value> => {
    const at = given.now.getTime()
    const last = kept.get(given.settings)
    if (last && at < last.until) return last.value
    const value = take(given)
    const entry = { until: at + seconds * 1_000, value }
    kept.set(given.settings, entry)
    value.catch(() => {
      if (kept.get(given.settings) === entry) kept.delete(given.settings)
    })
    return value
  }
}

interface Lasting {
  readonly seconds: number
  /** Oldest answers go when there are more. */
  readonly most: number
}

/** `remembered` for a question: equal keys share an answer. */
export function rememberedFor<Question, Value>(
  { seconds, most }: Lasting,
  keyOf: (question: Question) => string,
  take: (question: Question, given: Given) => Promise<Value>,
) {
  const kept = new WeakMap<Given['settings'], Map<string, { readonly until: number; readonly value: Promise<Value> }>>()
  return (question: Question, given: Given): Promise<Value> => {
    const answers = kept.get(given.settings) ?? new Map()
    kept.set(given.settings, answers)
    const key = keyOf(question)
    const at = given.now.getTime()
    const last = answers.get(key)
    if (last && at < last.until) return last.value
    const value = take(question, given)
    const entry = { until: at + seconds * 1_000, value }
    answers.delete(key)
    answers.set(key, entry)
    for (const oldest of answers.keys()) {
      if (answers.size <= most) break
      answers.delete(oldest)
    }
    value.catch(() => {
      if (answers.get(key) === entry) answers.delete(key)
    })
    return value
  }
}
