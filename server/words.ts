import { type SqlQuery, sql } from './db/sql.ts'

/** What was typed, word by word. */
export const wordsOf = (t: string): string[] => t.split(/\s+/).filter(word => word !== '')

/** `word` anywhere in a text, its own % and _ taken as they stand: the pattern of an `ilike`. */
export const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Every word stands in one of the columns. */
export const eachIn = (columns: readonly SqlQuery[], words: readonly string[]): SqlQuery[] =>
  words.map(word =>
    sql.join(
      columns.map(column => sql`${column} ilike ${anywhere(word)}`),
      sql` or `,
    ),
  )
