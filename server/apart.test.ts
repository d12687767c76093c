import { expect, test } from 'vitest'
import { allApart, eachApart, inPortions } from './apart.ts'
import { createLogger, errorFields } from './logger.ts'

const failing = (...bad: readonly number[]) => {
  const done: number[] = []
  const work = async (row: number) => {
    if (bad.includes(row)) throw new TypeError(`of 13800000000, row ${row}`)
    done.push(row)
  }
  return { done, work }
}

test('rows that fail keep no other from its turn, and are told of in the end', async () => {
  const { done, work } = failing(1, 4)
  const failed = await eachApart([1, 2, 3, 4, 5], String, work).catch((error: unknown) => error)
  expect(done).toEqual([2, 3, 5])
  expect(failed).toMatchObject({ errors: [{ row: '1' }, { row: '4' }] })
  await expect(eachApart([2, 3], String, work)).resolves.toBeUndefined()
})

test('kinds of work do not keep each other from being done, and their failures are told of together', async () => {
  const [one, other] = [failing(1, 2), failing(7)]
  const failed = await allApart(
    () => eachApart([1, 2, 3], String, one.work),
    () => eachApart([7, 8], String, other.work),
  ).catch((error: unknown) => error)
  expect([one.done, other.done]).toEqual([[3], [8]])
  expect(failed).toMatchObject({ errors: [{ row: '1' }, { row: '2' }, { row: '7' }] })
})

test('the log names the first rows that failed and why, and nothing personal', async () => {
  const lines: string[] = []
  const logger = createLogger({ level: 'error', write: line => lines.push(line) })
  await eachApart([1, 2, 3, 4], String, failing(1, 2, 3, 4).work).catch(error =>
    logger.error('round', errorFields(error)),
  )
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    error: 'AggregateError',
    failures: 4,
    first: [{ error: 'RowFailed', row: '1', cause: { error: 'TypeError' } }, { row: '2' }, { row: '3' }],
  })
  expect(lines[0]).not.toContain('138')
})

test.each([0, 1, 2, 3, 4, 5])('%d rows come in portions of two, each once', async count => {
  const all = Array.from({ length: count }, (_, place) => place)
  const list = async (after = -1, limit: number) => all.filter(row => row > after).slice(0, limit)
  const rows: number[] = []
  for await (const row of inPortions(2, list)) rows.push(row)
  expect(rows).toEqual(all)
})
