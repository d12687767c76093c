import { lstat, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Db } from '../server/db/db.ts'
import { openUpload } from '../server/files/office.ts'
import { localFiles, nullWhereMissing } from '../server/http/files/store.ts'
import { Refusal } from '../server/http/refusal.ts'
import { SealedOtherwise } from '../server/sealed-file.ts'
import { readSettings } from '../server/settings.ts'
import { operate } from './operator.ts'

// npm run uploads -- save <id> <file>   writes what somebody handed in, opened, to a new file that is the caller's alone
// Ids stand in the database and in what `npm run companies -- list` prints. Each look is written to the audit log.
// Works on the embedded database under DATA_DIR (the service must be stopped) or on the server at DATABASE_URL.

/** Throws, in words, where nothing can be written: before anything is opened, which would be a look that nobody had. */
async function demandFree(path: string): Promise<void> {
  const folder = dirname(path)
  if (!(await stat(folder).catch(nullWhereMissing))?.isDirectory())
    throw new Error(`没有文件夹 ${folder} · no such folder`)
  if (await lstat(path).catch(nullWhereMissing)) throw new Error(`${path} 已经存在，请换一个文件名 · exists already`)
}

/** Why an upload was not opened, in words. */
function inWords(error: unknown, id: string): Error {
  if (error instanceof Refusal) return new Error(`没有编号为 ${id} 的上传文件 · no such upload`)
  if (error instanceof SealedOtherwise)
    return new Error(`上传文件打不开：密钥不是保存时的那一个，或者文件被改动过 · ${error.message}`)
  return error instanceof Error ? error : new Error(String(error))
}

async function save(db: Db, id: string, path: string): Promise<string> {
  const { dataDir, fieldKey } = readSettings(process.env)
  await demandFree(path)
  const { name, bytes } = await openUpload(db, localFiles(dataDir, fieldKey), id, new Date()).catch(
    (error: unknown) => {
      throw inWords(error, id)
    },
  )
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
  return `${name} 已存为 ${path} · saved`
}

const [what, id = '', path = ''] = process.argv.slice(2)
await operate(
  what === 'save' && id !== '' && path !== '' ? db => save(db, id, path) : undefined,
  'npm run uploads -- save <id> <file>',
)
