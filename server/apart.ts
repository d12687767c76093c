/** One row of a round that failed. `row` is its number or id, which names nobody; `cause` says why. */
export class RowFailed extends Error {
  override readonly name = 'RowFailed'
  readonly row: string

  constructor(row: string, cause: unknown) {
    super('', { cause })
    this.row = row
  }
}

/** What failed, once everything else is done: nothing where all went well. */
function throwAll(failures: readonly unknown[]): void {
  const all = failures.flatMap(error => (error instanceof AggregateError ? error.errors : [error]))
  if (all.length > 0) throw new AggregateError(all, `${all.length} failed`)
}

/**
 * Works on each row in its turn. One that fails keeps no other from its own: the failures are thrown in the end, as one
 * `AggregateError` of `RowFailed`, and come again with the next round.
 */
export async function eachApart<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  idOf: (row: Row) => string | number,
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for await (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      failures.push(new RowFailed(String(idOf(row)), error))
    }
  }
  throwAll(failures)
}

/** Does one kind of work after the other; one that fails keeps no other from being done. Throws as `eachApart` does. */
export async function allApart(...kinds: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const work of kinds) await work().catch(error => failures.push(error))
  throwAll(failures)
}

/** All rows, in portions of so many: `list` gives those that follow one, the first ones for undefined. */
export async function* inPortions<Row>(
  size: number,
  list: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after: Row | undefined
  let found = size
  while (found === size) {
    const rows = await list(after, size)
    yield* rows
    after = rows.at(-1)
    found = rows.length
  }
}
