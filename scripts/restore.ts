import { existsSync } from 'node:fs'
import { readGzipLines } from '../server/db/backup/file.ts'
import { restoreDatabase } from '../server/db/backup/restore.ts'
import { quietLogger } from '../server/db/db.ts'
import { openDb } from '../server/db/open.ts'
import { readSettings } from '../server/settings.ts'

// npm run restore -- data/backups/backup-2026-03-01T08-00-00Z.jsonl.gz
// Fills an empty database, the embedded one under DATA_DIR or the server at DATABASE_URL, from a backup file.

async function restore(file: string): Promise<number> {
  if (!existsSync(file)) throw new Error(`找不到备份文件 ${file} · there is no backup file ${file}`)
  const { dataDir, databaseUrl } = readSettings(process.env)
  const db = await openDb({ databaseUrl, dataDir, logger: quietLogger })
  try {
    return await restoreDatabase(db, readGzipLines(file), quietLogger)
  } finally {
    await db.close()
  }
}

const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('用法 · usage: npm run restore -- <backup-….jsonl.gz>\n')
  process.exitCode = 2
} else {
  try {
    process.stdout.write(`已恢复 ${await restore(file)} 行 · rows restored\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
