import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answer, searcher } from './option-search.ts'

const option = (label: string) => ({ value: label, label })

/** A service that answers when it is told to, in any order. */
const service = () => {
  const asked: { query: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = []
  const search = ({ query, signal }: { query: string; signal: AbortSignal }) =>
    new Promise<{ value: string; label: string }[]>((resolve, reject) => {
      asked.push({ query, signal, answer: () => resolve([option(query)]), fail: () => reject(new Error('offline')) })
    })
  return { asked, search }
}

test('the answer to an older query never replaces that of a newer one', async () => {
  const { asked, search } = service()
  const told: Answer[] = []
  const { ask } = searcher(answer => told.push(answer))
  const both = [ask(search, '南'), ask(search, '南昌')]
  asked[1]?.answer()
  asked[0]?.answer()
  await Promise.all(both)
  expect(told.at(-1)).toEqual({ state: 'found', query: '南昌', options: [option('南昌')] })
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

test('whatever the order of answers and failures, the last query has the last word', async () => {
  const order = fc.array(fc.tuple(fc.nat(9), fc.boolean()), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 10 }), order, async (count, moves) => {
      const { asked, search } = service()
      const told: Answer[] = []
      const { ask } = searcher(answer => told.push(answer))
      const all = Array.from({ length: count }, (_, n) => ask(search, `q${n}`))
      for (const [place, isFailure] of moves) isFailure ? asked[place]?.fail() : asked[place]?.answer()
      for (const { answer } of asked) answer()
      await Promise.all(all)
      expect(told.at(-1)?.query).toBe(`q${count - 1}`)
      expect(told.filter(({ state }) => state !== 'loading')).toHaveLength(1)
    }),
  )
})

test('a failure is told, and so is a search that breaks at once or answers nothing', async () => {
  const told: Answer[] = []
  const { ask } = searcher(answer => told.push(answer))
  await ask(() => Promise.reject(new Error('offline')), '南')
  expect(told.at(-1)).toEqual({ state: 'failed', query: '南' })
  await ask(() => {
    throw new Error('broken')
  }, '南')
  expect(told.at(-1)?.state).toBe('failed')
  await ask(() => Promise.resolve(null), '南')
  expect(told.at(-1)).toEqual({ state: 'found', query: '南', options: [] })
})

test('what was dropped tells nothing any more', async () => {
  const { asked, search } = service()
  const told: Answer[] = []
  const { ask, drop } = searcher(answer => told.push(answer))
  const one = ask(search, '南')
  drop()
  asked[0]?.answer()
  await one
  expect(told).toEqual([{ state: 'loading', query: '南' }])
})
