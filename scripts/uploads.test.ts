import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { uploadFile } from '#contract/files'
import { type Db, quietLogger } from '../server/db/db.ts'
import { migrate } from '../server/db/migrate.ts'
import { openDb } from '../server/db/open.ts'
import { sql } from '../server/db/sql.ts'
import { hashToken } from '../server/http/auth.ts'
import { type FileStore, localFiles } from '../server/http/files/store.ts'
import { type ServiceProcess, spawnService } from '../server/testing.process.ts'
import { openAnswer, requestOf } from '../server/testing.wire.ts'
import { root } from './steps.ts'

// The embedded database is opened again and again, by processes of their own: slowly where cores are busy.
vi.setConfig({ testTimeout: 480_000 })

const MARKER = '36010219990315204X'
const paper = `%PDF-1.7\n${`身份证 ${MARKER}\n`.repeat(4_000)}%%EOF\n`
const person = '3d2a7c10-5b1e-4f6a-8c9d-0e1f2a3b4c01'
const token = 'a'.repeat(43)

let dataDir = ''
let service: ServiceProcess | undefined
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-command-'))
})
afterAll(async () => {
  service?.child.kill('SIGKILL')
  await service?.ended
  await rm(dataDir, { recursive: true, force: true })
})

const place = (...names: string[]) => join(dataDir, ...names)
const pathOf = (id: string) => place('files', id.slice(0, 2), id)
const isReadable = async (id: string) => (await readFile(pathOf(id))).includes(MARKER)

async function withDb<Result>(work: (db: Db, files: FileStore) => Promise<Result>): Promise<Result> {
  const db = await openDb({ databaseUrl: undefined, dataDir, logger: quietLogger })
  try {
    return await work(db, localFiles(dataDir))
  } finally {
    await db.close()
  }
}

async function uploads(...given: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/uploads.ts'), ...given], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_ORIGIN: '' },
  })
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, errors, code }
}

/** The person, signed in, and a file of theirs from before files of its kind were sealed. */
async function fillIn(db: Db, files: FileStore): Promise<string> {
  await migrate(db, { logger: quietLogger })
  await db.run(sql`
    insert into users (id, user_type, nick_name, created_at, updated_at) values (${person}, 2, '晓棠', now(), now())`)
  await db.run(sql`
    insert into sessions (token_hash, user_id, created_at, seen_at, expires_at)
    values (${hashToken(token)}, ${person}, now(), now(), now() + interval '1 day')`)
  const id = randomUUID()
  await files.put(id, Buffer.from(paper))
  await db.run(sql`
    insert into files (id, owner_id, kind, mime, name, bytes, sha256, created_at, unsealed)
    values (${id}, ${person}, 'licence', 'application/pdf', '执照.pdf', ${Buffer.byteLength(paper)},
      ${createHash('sha256').update(paper).digest()}, now(), true)`)
  return id
}

test('saves what the service has sealed, for the caller alone, and tells what is not there or was changed', async () => {
  const old = await withDb(fillIn)
  expect(await isReadable(old)).toBe(true)

  service = spawnService({ DATA_DIR: dataDir })
  const url = await service.ready
  const { path, init } = requestOf(uploadFile, { files: [new File([paper], '证明.pdf')] }, Date.now() / 1_000, {
    token,
  })
  const { body } = await openAnswer(uploadFile, await fetch(new URL(path, url), init))
  const fresh: string = Object(body).data.id
  // The service seals what lies open as soon as it runs.
  await vi.waitFor(async () => expect(await isReadable(old)).toBe(false), { timeout: 60_000, interval: 50 })
  expect(await isReadable(fresh)).toBe(false)
  for (const id of [old, fresh]) {
    const answer = await fetch(new URL(`/files/${id}`, url), { headers: { Authorization: `Bearer ${token}` } })
    expect([answer.status, await answer.text()]).toEqual([200, paper])
  }
  // Two processes never open one embedded database.
  expect(await uploads('save', old, place('busy.pdf'))).toMatchObject({
    out: '',
    errors: expect.stringMatching(/[^\n]* · [^\n]+\n$/),
    code: 1,
  })
  service.child.kill('SIGTERM')
  await service.ended

  const saved = place('saved.pdf')
  expect(await uploads('save', old, saved)).toEqual({ out: `执照.pdf 已存为 ${saved} · saved\n`, errors: '', code: 0 })
  expect(await readFile(saved, 'utf8')).toBe(paper)
  expect((await stat(saved)).mode & 0o777).toBe(0o600)
  expect(await uploads('save', fresh, saved)).toEqual({
    out: '',
    errors: `${saved} 已经存在，请换一个文件名 · exists already\n`,
    code: 1,
  })
  expect(await uploads('save', fresh, place('nowhere/saved.pdf'))).toEqual({
    out: '',
    errors: `没有文件夹 ${place('nowhere')} · no such folder\n`,
    code: 1,
  })

  const bytes = await readFile(pathOf(fresh))
  await writeFile(pathOf(fresh), bytes.with(bytes.length - 100, (bytes.at(-100) ?? 0) ^ 1))
  const damaged = await uploads('save', fresh, place('damaged.pdf'))
  expect(damaged).toMatchObject({ out: '', code: 1 })
  expect(damaged.errors).toMatch(/^上传文件打不开：[^\n]* · [^\n]*FIELD_KEY[^\n]*\n$/)
  await rm(pathOf(fresh))
  for (const none of [fresh, randomUUID(), '../field-key'])
    expect(await uploads('save', none, place('none.pdf'))).toEqual({
      out: '',
      errors: `没有编号为 ${none} 的上传文件 · no such upload\n`,
      code: 1,
    })
  for (const name of ['damaged.pdf', 'none.pdf', 'busy.pdf']) await expect(stat(place(name))).rejects.toThrow('ENOENT')

  const looks = await withDb(db => db.query(sql`select subject_id as id from audit_log where action = 'file.read'`))
  expect(looks).toEqual([{ id: old }])
})

test('says how it is asked', async () => {
  for (const asked of [[], ['save'], ['save', randomUUID()], ['seal', randomUUID(), place('a.pdf')]])
    expect(await uploads(...asked)).toEqual({
      out: '',
      errors: '用法 · usage: npm run uploads -- save <id> <file>\n',
      code: 2,
    })
})
