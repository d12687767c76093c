import * as z from 'zod/mini'
import { invalid } from './refusal.ts'
import type { DeclaredCall } from './serve.ts'

type Issue = z.core.$ZodIssue

/** Schemas of the contract say in Chinese what is wrong; this is for what no person can cause from a form. */
const inWords = ({ message }: Issue) => (/^Invalid/.test(message) ? '格式不正确' : message)

const MOST_FIELDS = 50

/** Messages by dotted field path, the first one for each; a flood of wrong fields is cut short. */
export function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const fields = new Map<string, string>()
  const say = (path: readonly PropertyKey[], words: string) => {
    const key = path.map(String).join('.')
    if (!fields.has(key) && fields.size < MOST_FIELDS) fields.set(key, words)
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) say([...issue.path, key], '没有这个参数')
    else say(issue.path, inWords(issue))
  }
  return Object.fromEntries(fields)
}

/** Path of the first text that no column can hold: a NUL or half of a character. */
function findBrokenText(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : null
  if (typeof value !== 'object' || value === null || value instanceof Blob) return null
  for (const key of Object.keys(value)) {
    const found = findBrokenText(Reflect.get(value, key))
    if (found !== null) return [key, ...found]
  }
  return null
}

/** The input as the contract's schema gives it. Throws the `invalid` refusal with a message for each field. */
export function parseInput({ schemas }: DeclaredCall, input: unknown): unknown {
  const broken = findBrokenText(input)
  if (broken !== null) throw invalid({ [broken.join('.')]: '含有不能使用的字符' })
  const parsed = z.safeParse(schemas.input, input)
  if (!parsed.success) throw invalid(fieldsOf(parsed.error.issues))
  return parsed.data
}

/** An answer that does not have the shape that the contract promises: our own mistake. */
class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
}

/**
 * The answer as the contract's schema gives it: what the schema does not name is left out, so that a query which reads
 * more than it should leaks nothing. Throws `BadAnswer`, naming fields but no values.
 */
export function parseOutput({ endpoint, schemas }: DeclaredCall, output: unknown): unknown {
  const parsed = z.safeParse(schemas.output, output)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, code }) => `${path.map(String).join('.')} ${code}`)
  throw new BadAnswer(`${endpoint.path}: ${wrong.slice(0, 5).join('; ')}`)
}
