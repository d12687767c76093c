import { existsSync } from 'node:fs'
import { exportContent } from '../server/content/export.ts'
import { readFolder, writeFolder } from '../server/content/folder.ts'
import { readContent, writeContent } from '../server/content/import.ts'
import { type Db, quietLogger } from '../server/db/db.ts'
import { migrate } from '../server/db/migrate.ts'
import { openDb } from '../server/db/open.ts'
import { readSettings } from '../server/settings.ts'

// npm run content -- import <folder>    articles, topics, menus and their pictures into the database
// npm run content -- export <folder>    what was imported, as files again
// Works on the embedded database under DATA_DIR (the service must be stopped) or on the server at DATABASE_URL.

async function importFrom(db: Db, folder: string): Promise<string> {
  const content = await readContent(await readFolder(folder))
  const done = await db.tx(tx => writeContent(tx, content, { now: new Date(), sample: false }))
  const { articles, topics, menus, files } = done
  return `已导入 ${articles} 篇文章、${topics} 个专题、${menus} 份菜单、${files} 个文件 · imported`
}

async function exportTo(db: Db, folder: string): Promise<string> {
  const files = await exportContent(db)
  await writeFolder(folder, files)
  return `已导出 ${files.length} 个文件到 ${folder} · exported`
}

async function run(work: (db: Db, folder: string) => Promise<string>, folder: string): Promise<string> {
  const { dataDir, databaseUrl } = readSettings(process.env)
  const db = await openDb({ databaseUrl, dataDir, logger: quietLogger })
  try {
    await migrate(db, { logger: quietLogger })
    return await work(db, folder)
  } finally {
    await db.close()
  }
}

const works: Readonly<Record<string, typeof importFrom>> = { import: importFrom, export: exportTo }
const [what = '', folder = ''] = process.argv.slice(2)
const work = works[what]
if (work === undefined || folder === '') {
  process.stderr.write('用法 · usage: npm run content -- import <folder> | export <folder>\n')
  process.exitCode = 2
} else if (work === importFrom && !existsSync(folder)) {
  process.stderr.write(`找不到文件夹 ${folder} · there is no folder ${folder}\n`)
  process.exitCode = 1
} else {
  try {
    process.stdout.write(`${await run(work, folder)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
