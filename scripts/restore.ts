import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { readGzipLines } from '../server/db/backup/file.ts'
import { type Restored, restoreDatabase } from '../server/db/backup/restore.ts'
import { uploadStore } from '../server/db/backup/uploads.ts'
import { quietLogger } from '../server/db/db.ts'
import { openDb } from '../server/db/open.ts'
import { pathsIn } from '../server/db/pglite/directory.ts'
import { missingSecrets } from '../server/kept-secret.ts'
import { readSettings } from '../server/settings.ts'

// npm run restore -- data/backups/backup-2026-03-01T08-00-00Z.jsonl.gz
// Fills an empty database, the embedded one under DATA_DIR or the server at DATABASE_URL, from a backup file, and DATA_DIR
// with its uploads, which lie in the folder `files` beside it. Everybody has to sign in again. Says which of the service's
// secrets have still to be brought to DATA_DIR; backups hold none of them.

async function restore(file: string): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`找不到备份文件 ${file} · there is no backup file ${file}`)
  const { dataDir, databaseUrl } = readSettings(process.env)
  const db = await openDb({ databaseUrl, dataDir, logger: quietLogger })
  try {
    const folders = { store: uploadStore(dirname(file)), uploads: pathsIn(dataDir).uploads }
    return await restoreDatabase(db, readGzipLines(file), { logger: quietLogger, ...folders })
  } finally {
    await db.close()
  }
}

async function tellOfSecrets({ secrets }: Restored): Promise<void> {
  const { dataDir } = readSettings(process.env)
  const names = (await missingSecrets(dataDir, secrets)).join(' ')
  if (names === '') return
  process.stderr.write(
    `备份不含密钥：启动服务前请把原来 DATA_DIR 中的 ${names} 复制到 ${dataDir}（权限 0600），否则以前的签名、封存和地址摘要无法核对 · ` +
      `secrets are not in the backup: before the start, copy ${names} from the old DATA_DIR; else what they signed cannot be verified\n`,
  )
}

function tell({ rows, uploads }: Restored): void {
  const files = uploads ? `和 ${uploads.files} 个上传文件 · rows and ${uploads.files} uploads` : '· rows'
  process.stdout.write(`已恢复 ${rows} 行${uploads ? '' : ' '}${files} restored\n`)
  if (!uploads) process.stderr.write('这份备份不含上传文件 · this backup holds no uploads\n')
  if (!uploads?.missing.length) return
  const missing = uploads.missing.join(' ')
  process.stderr.write(`备份中缺少或已损坏的上传文件 · uploads missing or damaged in the backup: ${missing}\n`)
  process.exitCode = 1
}

const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('用法 · usage: npm run restore -- <backup-….jsonl.gz>\n')
  process.exitCode = 2
} else {
  try {
    const restored = await restore(file)
    tell(restored)
    await tellOfSecrets(restored)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
