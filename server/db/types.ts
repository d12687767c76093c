/**
 * How result columns become JavaScript values: one table for both engines.
 *
 * | PostgreSQL | here |
 * | --- | --- |
 * | int2, int4, oid, float4, float8 | number |
 * | int8 (also count, sum of int4) | number; RangeError past 2^53 - 1 |
 * | numeric (also avg, sum of int8) | string, exact to the last digit |
 * | bool | boolean |
 * | json, jsonb | the parsed document |
 * | timestamptz | `2026-03-01T08:00:00.000Z` as `Date#toISOString` writes it; microseconds kept when there are any |
 * | date, time, timestamp, interval, uuid, text and all others | the server's text |
 * | bytea | Uint8Array |
 * | arrays of the above | arrays |
 */
export type Parser = (text: string) => unknown

const asText: Parser = text => text

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a number`)
  return value
}

const TIMESTAMPTZ = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-]\d\d)(?::?(\d\d))?$/

function parseTimestamptz(text: string): string {
  const [, day, time, fraction = '', hours, minutes = '00'] = TIMESTAMPTZ.exec(text) ?? []
  if (day === undefined) return text
  const digits = fraction.padEnd(6, '0')
  const iso = new Date(`${day}T${time}.${digits.slice(0, 3)}${hours}:${minutes}`).toISOString()
  const micros = digits.slice(3)
  return micros === '000' ? iso : iso.replace('Z', `${micros}Z`)
}

const parseBytea: Parser = text => new Uint8Array(Buffer.from(text.slice(2), 'hex'))

/** Reads the text form of a one- or many-dimensional array. */
function arrayOf(parse: Parser): Parser {
  return text => {
    let at = text.indexOf('{')
    const readArray = (): unknown[] => {
      const items: unknown[] = []
      at += 1
      while (text[at] !== '}') {
        if (text[at] === ',') at += 1
        items.push(text[at] === '{' ? readArray() : readItem())
      }
      at += 1
      return items
    }
    const readItem = (): unknown => {
      if (text[at] === '"') return parse(readQuoted())
      const start = at
      while (text[at] !== ',' && text[at] !== '}') at += 1
      const item = text.slice(start, at)
      return item === 'NULL' ? null : parse(item)
    }
    const readQuoted = (): string => {
      let item = ''
      for (at += 1; text[at] !== '"'; at += 1) {
        if (text[at] === '\\') at += 1
        item += text[at]
      }
      at += 1
      return item
    }
    return readArray()
  }
}

const scalars: readonly (readonly [oid: number, arrayOid: number, parse: Parser])[] = [
  [16, 1000, text => text === 't'],
  [17, 1001, parseBytea],
  [20, 1016, parseInt8],
  [21, 1005, Number],
  [23, 1007, Number],
  [26, 1028, Number],
  [25, 1009, asText],
  [114, 199, JSON.parse],
  [700, 1021, Number],
  [701, 1022, Number],
  [1042, 1014, asText],
  [1043, 1015, asText],
  [1082, 1182, asText],
  [1083, 1183, asText],
  [1114, 1115, asText],
  [1184, 1185, parseTimestamptz],
  [1186, 1187, asText],
  [1700, 1231, asText],
  [2950, 2951, asText],
  [3802, 3807, JSON.parse],
]

const parsers = new Map<number, Parser>(
  scalars.flatMap(([oid, arrayOid, parse]): [number, Parser][] => [
    [oid, parse],
    [arrayOid, arrayOf(parse)],
  ]),
)

/** The parser for a type's oid; unknown types stay text. */
export function parserFor(oid: number): Parser {
  return parsers.get(oid) ?? asText
}

/** Session settings that the text forms above rely on. */
export const sessionSettings = {
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
} as const
