import { writeSync } from 'node:fs'
import { quietLogger } from '../../server/db/db.ts'
import { openDb } from '../../server/db/open.ts'
import { sql, sqlScript } from '../../server/db/sql.ts'

// Writes until it is killed. Standard output gets `ready`, then the number of each row after its commit was acknowledged.
const LANES = 4
const say = (line: string | number) => writeSync(1, `${line}\n`)

const [dataDir = ''] = process.argv.slice(2)
const db = await openDb({ dataDir, logger: quietLogger })
await db.run(
  sqlScript(`
  create table if not exists entries (id bigint primary key, text text not null);
  create table if not exists totals (only_row boolean primary key default true, entries bigint not null);
  insert into totals (entries) values (0) on conflict do nothing;`),
)
const [newest] = await db.query<{ id: number }>(sql`select coalesce(max(id), 0) as id from entries`)
let last = newest?.id ?? 0
say('ready')

async function write(): Promise<never> {
  for (;;) {
    const id = ++last
    await db.tx(async tx => {
      await tx.run(sql`insert into entries values (${id}, ${'职'.repeat(id % 500)})`)
      await tx.run(sql`update totals set entries = entries + 1`)
    })
    say(id)
  }
}

async function tidy(): Promise<never> {
  for (;;) {
    await db.run(sqlScript('checkpoint'))
    await db.run(sqlScript('vacuum totals'))
    await db.run(sqlScript('create table if not exists scratch (id int); drop table scratch'))
  }
}

await Promise.all([...Array.from({ length: LANES }, write), ...(process.argv.includes('--tidy') ? [tidy()] : [])])
