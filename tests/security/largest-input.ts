import * as z from 'zod/mini'
import { mostTaken } from '../contract/most.ts'

/** The character with most bytes for its length, and one that codes and figures consist of. */
const WIDE = '𠮷'
const NARROW = '1'
/** No form takes longer texts. */
const LONGEST = 65_536
/** What has a fixed form (an id, a date, an address) takes neither of them, and is shorter than this. */
const FIXED_FORM = 300
/** Lists whose schema does not say how many there may be: choices in a form. */
const MOST_CHOICES = 100

/** How often a schema takes a character; 0 when it takes none of it. */
const mostOf = (schema: z.core.$ZodType, character: string): number =>
  mostTaken(count => z.safeParse(schema, character.repeat(count)).success, LONGEST)

function bytesOfText(schema: z.core.$ZodType): number {
  const wide = mostOf(schema, WIDE)
  return '""'.length + Math.max(Buffer.byteLength(WIDE) * wide, mostOf(schema, NARROW), wide === 0 ? FIXED_FORM : 0)
}

function mostItems(schema: z.core.$ZodType): number {
  const { maxItems } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return maxItems ?? MOST_CHOICES
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Bytes of the largest JSON that a schema takes. Throws for what has no largest. */
export function largestInput(schema: z.core.$ZodType): number {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([key, field]) => JSON.stringify(key).length + largestInput(field))
      return '{}'.length + sum(fields) + Math.max(0, 2 * fields.length - 1)
    }
    case 'array': {
      const most = mostItems(schema)
      return '[]'.length + most * largestInput(def.element) + Math.max(0, most - 1)
    }
    case 'union':
      return Math.max(...def.options.map(largestInput))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return largestInput(def.innerType)
    case 'pipe':
      return Math.min(...[def.in, def.out].filter(side => side._zod.def.type !== 'transform').map(largestInput))
    case 'record':
      // How much is in it is said by what it answers (a questionnaire), not by its schema.
      return '{}'.length
    case 'string':
      return bytesOfText(schema)
    case 'enum':
      return Math.max(...Object.values(def.entries).map(value => JSON.stringify(value).length))
    case 'literal':
      return Math.max(...def.values.map(value => String(value).length + 2))
    case 'number':
      return String(-Number.MAX_VALUE).length
    case 'boolean':
      return 'false'.length
    case 'null':
      return 'null'.length
    default:
      throw new TypeError(`a body has no largest ${def.type}`)
  }
}
