import * as z from 'zod/mini'
import { leastTaken, mostTaken } from './most.ts'

/** Texts are tried with the character that takes most bytes, with a letter, and with one that figures consist of. */
const TRIED = ['𠮷', 'a', '1']
const LONGEST = 65_536
const SHORTEST = 40
const FURTHEST = 1e15
/** Numbers of which one is within the bounds of any field that takes numbers. */
const SOME_NUMBERS = [0, 1, 5, 12, 60, 100, 1_000, 2_000, 100_000, 1_700_000_000_000]

const takesOf = (schema: z.core.$ZodType) => (value: unknown) => z.safeParse(schema, value).success

/** How long a text may be, in code points; its pattern where it has one. */
function textFace(schema: z.core.$ZodType): string {
  const patterns = (schema._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    'pattern' in def && def.pattern instanceof RegExp ? [def.pattern.source] : [],
  )
  const takes = takesOf(schema)
  const lengths = TRIED.flatMap(character => {
    const least = leastTaken(count => takes(character.repeat(count)), SHORTEST)
    const most = mostTaken(count => takes(character.repeat(count)), LONGEST)
    return most === 0 ? [] : [`${character} ${least}–${most}`]
  })
  return ['text', ...(takes('') ? ['or empty'] : []), ...[...new Set(lengths)], ...patterns].join(' · ')
}

/** The bounds of a number, and whether it may be a fraction. */
function numberFace(schema: z.core.$ZodType): string {
  const takes = takesOf(schema)
  const within = SOME_NUMBERS.find(takes)
  if (within === undefined) return 'number'
  const reach = (direction: number) =>
    within + direction * mostTaken(distance => takes(within + direction * distance), FURTHEST)
  return `number ${reach(-1)}–${reach(1)}${takes(within + 0.5) ? ' · fractions' : ''}`
}

function arrayFace(schema: z.core.$ZodType): string {
  const { minItems = 0, maxItems = 'any' } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return `list ${minItems}–${maxItems}`
}

type Line = readonly [place: string, face: string]

/** Every field that a schema takes, a line each, with what it takes: two schemas that differ in a bound differ here. */
export function linesOf(schema: z.core.$ZodType, place = ''): Line[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => linesOf(field, place === '' ? key : `${place}.${key}`))
    case 'array':
      return [[place, arrayFace(schema)], ...linesOf(def.element, `${place}[]`)]
    case 'union':
      return def.options.flatMap((option, at) => linesOf(option, `${place}|${at + 1}`))
    case 'optional':
    case 'nullable':
    case 'readonly':
      return linesOf(def.innerType, `${place}${def.type === 'nullable' ? '!' : '?'}`)
    case 'default':
      return linesOf(def.innerType, `${place} = ${JSON.stringify(def.defaultValue)}`)
    case 'pipe': {
      const [side = def.out] = [def.in, def.out].filter(one => one._zod.def.type !== 'transform')
      return linesOf(side, place)
    }
    case 'record':
      return [[`${place}{}`, 'record'], ...linesOf(def.valueType, `${place}{}`)]
    case 'string':
      return [[place, textFace(schema)]]
    case 'number':
      return [[place, numberFace(schema)]]
    case 'enum':
      return [[place, Object.values(def.entries).join(' ')]]
    case 'literal':
      return [[place, def.values.join(' ')]]
    default:
      return [[place, def.type]]
  }
}
