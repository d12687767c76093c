import { messages, type PGlite, protocol } from '@electric-sql/pglite'
import { sqlStates } from '../errors.ts'

/** One statement as text and text parameters; without parameters it may hold several statements. */
export interface EngineRequest {
  readonly text: string
  readonly values: readonly (string | null)[]
}

/** Rows in the server's text form, with the name and type of each column; small to pass between threads. */
export interface EngineReply {
  readonly columns: readonly { readonly name: string; readonly oid: number }[]
  readonly rows: readonly (readonly (string | null)[])[]
  readonly count: number
  readonly command: string
}

export interface EngineFailure {
  readonly message: string
  readonly code: string
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined
  readonly position: number | undefined
  /** The engine itself is damaged and must be thrown away, not only this statement. */
  readonly fatal: boolean
}

export type EngineAnswer =
  | { readonly ok: true; readonly reply: EngineReply }
  | { readonly ok: false; readonly failure: EngineFailure }

const { serialize } = protocol

function requestBytes({ text, values }: EngineRequest): Uint8Array {
  if (values.length === 0) return serialize.query(text)
  return Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values: [...values] }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ])
}

function fatal(message: string): EngineAnswer {
  const nothing = { constraint: undefined, table: undefined, column: undefined, position: undefined }
  return { ok: false, failure: { message, code: sqlStates.internal, ...nothing, fatal: true } }
}

function failureOf(error: messages.DatabaseError): EngineAnswer {
  const { message, code, constraint, table, column, position } = error
  if (code === undefined) return fatal(message)
  const at = position === undefined ? undefined : Number(position)
  return { ok: false, failure: { message, code, constraint, table, column, position: at, fatal: false } }
}

/**
 * Runs one statement on PGlite over its wire protocol and reads every message of the answer.
 * PGlite swallows some crashes of the engine (deep recursion, aborts): the answer then simply stops, or a statement with
 * parameters answers that it was empty. An answer without its closing messages is therefore fatal, never an empty result.
 */
export async function runOnEngine(pg: PGlite, request: EngineRequest): Promise<EngineAnswer> {
  let received: readonly { readonly name: string }[]
  try {
    received = (await pg.execProtocol(requestBytes(request), { throwOnError: false, syncToFs: false })).messages
  } catch (error) {
    return fatal(error instanceof Error ? error.message : String(error))
  }
  const failed = received.find(message => message instanceof messages.DatabaseError)
  if (failed instanceof messages.DatabaseError) return failureOf(failed)
  return readReply(request, received)
}

function readReply(request: EngineRequest, received: readonly { readonly name: string }[]): EngineAnswer {
  let columns: EngineReply['columns'] = []
  let rows: (readonly (string | null)[])[] = []
  let count = 0
  let command = ''
  for (const message of received) {
    if (message instanceof messages.RowDescriptionMessage) {
      columns = message.fields.map(field => ({ name: field.name, oid: field.dataTypeID }))
      rows = []
    } else if (message instanceof messages.DataRowMessage) {
      rows.push(message.fields)
    } else if (message instanceof messages.CommandCompleteMessage) {
      const words = message.text.split(' ')
      command = words[0] ?? ''
      if (/^(INSERT|UPDATE|DELETE|MERGE|COPY)$/.test(command)) count += Number(words.at(-1))
    } else if (message.name === 'emptyQuery' && request.values.length === 0) {
      command = 'EMPTY'
    }
  }
  if (command === '' || received.at(-1)?.name !== 'readyForQuery') {
    return fatal('the engine stopped in the middle of a statement')
  }
  return { ok: true, reply: { columns, rows, count, command } }
}
