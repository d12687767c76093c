import type { SqlQuery } from './sql.ts'

/** Runs statements: the database itself or one open transaction of it. Errors are DbError. */
export interface Queryable {
  /** All rows of a query. The caller names the row's shape; column types are listed in types.ts. */
  query<Row>(statement: SqlQuery): Promise<Row[]>
  /** Runs a statement and gives the number of rows it inserted, updated or deleted. */
  run(statement: SqlQuery): Promise<number>
}

/** Wakes whoever else is at work on the same database; carries no news itself, and may be lost. */
export interface Signals {
  /** Tells the other copies that there is something to read. */
  send(): Promise<void>
  /** Calls back when another copy has told so; what is returned ends that. */
  hear(heard: () => void): () => void
}

/** The service's database, whichever engine is behind it. */
export interface Db extends Queryable {
  readonly engine: 'pglite' | 'postgres'
  /**
   * Runs `work` in one transaction and commits when it returns; any throw rolls everything back.
   * After a deadlock or serialization failure `work` runs again, 3 times at most, so it must do nothing but SQL.
   * Inside `work` use only its `tx`: the outer database refuses, because it would wait for this very transaction.
   */
  tx<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /**
   * The same database for what may never wait behind everything else, such as news of a payment: over connections of its
   * own, where there are several. To be used for short work that seldom comes.
   */
  readonly reserved: Pick<Db, 'tx'>
  /** Between copies of the service; silent where there can be only one. */
  readonly signals: Signals
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Finishes what runs and lets go of everything; calling it twice is fine. */
  close(): Promise<void>
}

const isDatabase = (db: Queryable): db is Db => 'tx' in db

/** Runs `work` in the transaction that is open, or in one of its own on the database itself, as in a call that reads. */
export const inTransaction = <Result>(db: Queryable, work: (tx: Queryable) => Promise<Result>): Promise<Result> =>
  isDatabase(db) ? db.tx(work) : work(db)

/** The part of the service's logger that the database needs. Statement values are never among the fields. */
export interface DbLogger {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void
  error(event: string, fields?: Readonly<Record<string, unknown>>): void
}

/** A logger that says nothing. */
export const quietLogger: DbLogger = { info() {}, warn() {}, error() {} }

/** Where nobody else is at work. */
export const noSignals: Signals = { send: async () => {}, hear: () => () => {} }
