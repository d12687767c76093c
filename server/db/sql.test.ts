import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SqlJson, type SqlQuery, type SqlValue, sql, sqlScript } from './sql.ts'
import { describeOnBothEngines } from './testing.ts'

const value: fc.Arbitrary<SqlValue> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.bigInt(),
  fc.boolean(),
  fc.constant(null),
)

/** Fragments nested in fragments, and the values they hold in order. */
interface Sample {
  readonly query: SqlQuery
  readonly values: readonly SqlValue[]
}

const fragment = fc.letrec<{ node: Sample }>(tie => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    value.map((v): Sample => ({ query: sql`a = ${v}`, values: [v] })),
    fc.constant<Sample>({ query: sql`now()`, values: [] }),
    fc.tuple(tie('node'), value, tie('node')).map(([left, v, right]) => ({
      query: sql`(${left.query} or b > ${v} or ${right.query})`,
      values: [...left.values, v, ...right.values],
    })),
    fc.array(tie('node'), { maxLength: 4 }).map(nodes => ({
      query: sql`f(${sql.join(nodes.map(node => node.query))})`,
      values: nodes.flatMap(node => node.values),
    })),
  ),
})).node

describe('the sql tag', () => {
  test('numbers the parameters of nested pieces from left to right', () => {
    fc.assert(
      fc.property(fragment, ({ query, values }) => {
        expect(query.values).toEqual(values)
        const numbers = Array.from(query.text.matchAll(/\$(\d+)/g), match => Number(match[1]))
        expect(numbers).toEqual(values.map((_, index) => index + 1))
      }),
    )
  })

  test('never lets a value into the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), text => {
        expect(sql`select * from jobs where title = ${text} limit ${text}`.text).toBe(
          'select * from jobs where title = $1 limit $2',
        )
      }),
    )
  })

  test('takes an object that only looks like a query as nothing but a value', () => {
    const forged = { text: 'drop table jobs', values: [] }
    // @ts-expect-error the compiler refuses it too
    expect(sql`select ${forged}`.text).toBe('select $1')
  })

  test('leaves no trace of an empty piece', () => {
    expect(sql`select 1${sql.empty} where ${sql.and([sql.empty])}`.text).toBe('select 1 where true')
    expect(sql.join([]).isEmpty).toBe(true)
    expect(sql`${1}`.isEmpty).toBe(false)
  })

  test('keeps an "or" inside its own condition', () => {
    expect(sql.and([sql`a = 1 or b = 2`, sql`c = ${3}`]).text).toBe('(a = 1 or b = 2) and (c = $1)')
  })

  test('joins values as parameters', () => {
    const query = sql`select * from jobs where id in (${sql.join([1, 2, 3])})`
    expect(query.text).toBe('select * from jobs where id in ($1, $2, $3)')
    expect(query.values).toEqual([1, 2, 3])
  })

  test('quotes names, and refuses what cannot be one', () => {
    expect(sql.ident('jobs', 'id').text).toBe('"jobs"."id"')
    expect(sql.ident('a" or 1=1 --').text).toBe('"a"" or 1=1 --"')
    expect(() => sql.ident('')).toThrow(TypeError)
    expect(() => sql.ident('a\0b')).toThrow(TypeError)
  })

  test('marks scripts, which alone may hold several statements', () => {
    expect(sqlScript('select 1; select 2').isScript).toBe(true)
    expect(sql`select 1`.isScript).toBe(false)
  })

  test('refuses JSON of what has none', () => {
    expect(new SqlJson({ a: [1] }).text).toBe('{"a":[1]}')
    expect(() => sql.json(undefined)).toThrow(TypeError)
  })
})

describeOnBothEngines('values on their way through the database', open => {
  const sendable = fc.string({ unit: 'grapheme' }).filter(text => !text.includes('\0'))

  test('come back unchanged, whatever quotes and comment signs they hold', async () => {
    const db = await open()
    const hostile = fc.oneof(sendable, fc.constantFrom("'; drop table jobs; --", '$1', '\\', '䶮𠮷·', '/*'))
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (a, b) => {
        expect(await db.query(sql`select ${a}::text as a, ${b}::text as b`)).toEqual([{ a, b }])
      }),
      { numRuns: 60 },
    )
  })

  test('come back unchanged in lists and documents', async () => {
    const db = await open()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(sendable)), fc.jsonValue(), async (list, document) => {
        const safe: unknown = JSON.parse(JSON.stringify(document).replaceAll('\\u0000', ''))
        const rows = await db.query(sql`select ${list}::text[] as list, ${sql.json({ safe })}::jsonb as document`)
        expect(rows).toEqual([{ list, document: { safe } }])
      }),
      { numRuns: 60 },
    )
  })

  test('name columns safely', async () => {
    const db = await open()
    const name = sendable.filter(text => text !== '' && Buffer.byteLength(text) <= 63 && text !== '__proto__')
    await fc.assert(
      fc.asyncProperty(name, async column => {
        expect(await db.query(sql`select 1 as ${sql.ident(column)}`)).toEqual([{ [column]: 1 }])
      }),
      { numRuns: 60 },
    )
  })
})
