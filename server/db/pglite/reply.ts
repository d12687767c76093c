import type { Reply } from '../driver.ts'
import { DbError } from '../errors.ts'
import { parserFor } from '../types.ts'
import type { EngineAnswer } from './engine.ts'

/** Turns the engine's text rows into objects by the shared type table; throws the DbError of a failure. */
export function readAnswer(answer: EngineAnswer): Reply {
  if (!answer.ok) throw new DbError(answer.failure.message, answer.failure)
  const { columns, rows, count, command } = answer.reply
  const readers = columns.map(({ name, oid }) => ({ name, parse: parserFor(oid) }))
  return {
    rows: rows.map(row => {
      const object: Record<string, unknown> = {}
      readers.forEach(({ name, parse }, index) => {
        const text = row[index]
        object[name] = text === null || text === undefined ? null : parse(text)
      })
      return object
    }),
    count,
    command,
  }
}
