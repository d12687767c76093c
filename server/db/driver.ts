import type { SqlQuery } from './sql.ts'

/** What one statement brought: rows as objects, rows touched, and the server's command word (`SELECT`, `COMMIT` …). */
export interface Reply {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly count: number
  readonly command: string
}

export interface Connection {
  execute(statement: SqlQuery): Promise<Reply>
}

/** What an engine must bring; transactions, retries and misuse checks are built on it in create-db.ts. */
export interface Driver extends Connection {
  readonly engine: 'pglite' | 'postgres'
  /** Lends a connection that nobody else uses until `work` is over; `broken()` throws it away afterwards. */
  hold<T>(work: (connection: Connection, broken: () => void) => Promise<T>): Promise<T>
  close(): Promise<void>
}
