import { type Db, noSignals } from './db.ts'
import { DbError, sqlStates } from './errors.ts'

/** A database that fails whatever it is asked, as one that went away after the start. */
export function lostDb(code: string = sqlStates.connectionLost): Db {
  const gone = async () => {
    throw new DbError('the database cannot answer', { code })
  }
  return {
    engine: 'postgres',
    query: gone,
    run: gone,
    tx: gone,
    reserved: { tx: gone },
    signals: noSignals,
    ping: gone,
    close: async () => {},
  }
}

/** A database that answers and has nothing in its tables. */
export const emptyDb = (): Db => ({ ...lostDb(), query: async () => [], run: async () => 1 })
