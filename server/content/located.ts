import { isNode, LineCounter, parseDocument } from 'yaml'
import * as z from 'zod/mini'
import { fieldsOf } from '../http/validate.ts'
import type { Fault } from './fault.ts'

/** A document whose fields know their lines. */
interface Located {
  readonly value: unknown
  readonly faults: readonly Fault[]
  /** The line of a field, or of the nearest thing around it that is there. */
  lineOf(field: string): number
}

/** Reads YAML, of which JSON is a part. `before` is how many lines of the file stand above it. */
function locate(file: string, text: string, before: number): Located {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => counter.linePos(offset).line + before
  const faults = document.errors.map(({ pos: [offset] }) => ({
    file,
    line: lineAt(offset),
    field: '',
    message: '写法不正确：请检查缩进、引号和冒号',
  }))
  const lineOf = (field: string): number => {
    const keys = field === '' ? [] : field.split('.').map(key => (/^\d+$/.test(key) ? Number(key) : key))
    for (let depth = keys.length; depth >= 0; depth -= 1) {
      const node = depth === 0 ? document.contents : document.getIn(keys.slice(0, depth), true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return before + 1
  }
  // Aliases that unfold without end are refused by the reader.
  return { value: faults.length > 0 ? null : document.toJS({ maxAliasCount: 100 }), faults, lineOf }
}

/** What a file says, or what is wrong with it, and where. */
export type Read<Value> =
  | { readonly value: Value; readonly lineOf: (field: string) => number }
  | { readonly faults: readonly Fault[] }

/** Reads a file's YAML or JSON by a schema of the contract. */
export function readBy<Schema extends z.ZodMiniType>(
  schema: Schema,
  file: string,
  text: string,
  before = 0,
): Read<z.output<Schema>> {
  const { value, faults, lineOf } = locate(file, text, before)
  if (faults.length > 0) return { faults }
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return { value: parsed.data, lineOf }
  const fields = Object.entries(fieldsOf(parsed.error.issues))
  return { faults: fields.map(([field, message]) => ({ file, line: lineOf(field), field, message })) }
}
