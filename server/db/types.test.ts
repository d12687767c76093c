import { expect, test } from 'vitest'
import { sql, sqlScript } from './sql.ts'
import { describeOnBothEngines } from './testing.ts'

const columns: readonly (readonly [expression: string, expected: unknown])[] = [
  ['7::int2', 7],
  ['7::int4', 7],
  ['9007199254740991::int8', 9007199254740991],
  ['count(*)', 1],
  ['sum(7::int4)', 7],
  ['sum(7::int8)', '7'],
  ['12345678901234567890.1200::numeric', '12345678901234567890.1200'],
  ['avg(7)', '7.0000000000000000'],
  ['0.1::float8 + 0.2::float8', 0.30000000000000004],
  ["'NaN'::float8", Number.NaN],
  ["'infinity'::float8", Number.POSITIVE_INFINITY],
  ['1.5::float4', 1.5],
  ['true', true],
  ["'䶮𠮷'::text", '䶮𠮷'],
  ["'a'::varchar(3)", 'a'],
  ["'a'::char(3)", 'a  '],
  ["'5f0c4d1e-0000-4000-8000-000000000000'::uuid", '5f0c4d1e-0000-4000-8000-000000000000'],
  ['\'{"a":[1,null]}\'::jsonb', { a: [1, null] }],
  ["'[1]'::json", [1]],
  ["'null'::jsonb", null],
  ["date '2026-03-01'", '2026-03-01'],
  ["time '08:30'", '08:30:00'],
  ["timestamp '2026-03-01 08:30:00'", '2026-03-01 08:30:00'],
  ["timestamptz '2026-03-01 08:30:00+08'", '2026-03-01T00:30:00.000Z'],
  ["timestamptz '2026-03-01 08:30:00.25+08'", '2026-03-01T00:30:00.250Z'],
  ["timestamptz '2026-03-01 08:30:00.123456+08'", '2026-03-01T00:30:00.123456Z'],
  ["timestamptz 'infinity'", 'infinity'],
  ["interval '1 day 2 hours'", '1 day 02:00:00'],
  ["'\\x00ff'::bytea", new Uint8Array([0, 255])],
  ["int4range(1, 5)::text || ''", '[1,5)'],
  ['null::int4', null],
  ['array[1,null,3]::int4[]', [1, null, 3]],
  [
    'array[[1,2],[3,4]]::int8[]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ["array['a,b','c\"d','e\\f','NULL','',null]::text[]", ['a,b', 'c"d', 'e\\f', 'NULL', '', null]],
  ["'{}'::text[]", []],
  ["array[date '2026-03-01']", ['2026-03-01']],
  ["array[timestamptz '2026-03-01 00:00+00']", ['2026-03-01T00:00:00.000Z']],
  ['array[\'{"a":1}\']::jsonb[]', [{ a: 1 }]],
  ['array[1.50]::numeric[]', ['1.50']],
  ['array[true,false]', [true, false]],
]

describeOnBothEngines('column types', open => {
  test.each(columns)('%s', async (expression, expected) => {
    const db = await open()
    expect(await db.query(sql`select ${sqlScript(expression)} as value`)).toEqual([{ value: expected }])
  })

  test('an int8 that a number cannot hold is an error, not another number', async () => {
    const db = await open()
    await expect(db.query(sql`select 9007199254740993::int8`)).rejects.toThrow(RangeError)
    expect(await db.query(sql`select 1 as still`)).toEqual([{ still: 1 }])
  })

  test('a moment goes in and comes out the same', async () => {
    const db = await open()
    const at = new Date('2026-02-28T16:00:00.007Z')
    const rows = await db.query(
      sql`select ${at}::timestamptz as at, (${at}::timestamptz at time zone 'Asia/Shanghai')::date as day`,
    )
    expect(rows).toEqual([{ at: at.toISOString(), day: '2026-03-01' }])
  })
})
