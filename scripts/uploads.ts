import { writeFile } from 'node:fs/promises'
import type { Db } from '../server/db/db.ts'
import { openUpload } from '../server/files/office.ts'
import { localFiles } from '../server/http/files/store.ts'
import { readSettings } from '../server/settings.ts'
import { operate } from './operator.ts'

// npm run uploads -- save <id> <file>   writes what somebody handed in, opened, to a new file that is the caller's alone
// Ids stand in the database and in what `npm run companies -- list` prints. Each look is written to the audit log.
// Works on the embedded database under DATA_DIR (the service must be stopped) or on the server at DATABASE_URL.

async function save(db: Db, id: string, path: string): Promise<string> {
  const { dataDir, fieldKey } = readSettings(process.env)
  const { name, bytes } = await openUpload(db, localFiles(dataDir, fieldKey), id, new Date())
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
  return `${name} 已存为 ${path} · saved`
}

const [what, id = '', path = ''] = process.argv.slice(2)
await operate(
  what === 'save' && id !== '' && path !== '' ? db => save(db, id, path) : undefined,
  'npm run uploads -- save <id> <file>',
)
