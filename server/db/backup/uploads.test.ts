import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fieldKeyOf } from '../../field-key.ts'
import { keptSecret, missingSecrets, printsIn } from '../../kept-secret.ts'
import { sealFile } from '../../sealed-file.ts'
import { type Db, quietLogger } from '../db.ts'
import { Backups } from '../pglite/backups.ts'
import type { Snapshot } from '../pglite/snapshot.ts'
import { sql } from '../sql.ts'
import { describeOnPglite, openBareMemoryDb } from '../testing.ts'
import { readGzipLines } from './file.ts'
import { namedUploads } from './names.ts'
import { restoreDatabase } from './restore.ts'

const HOUR = 3_600_000
const start = Date.parse('2026-03-01T00:00:00Z')

describeOnPglite('uploads', open => {
  let folder: string
  let db: Db
  let now: number
  let target: Db | undefined

  const place = (...names: string[]) => join(folder, ...names)
  const pathOf = (root: string, id: string) => place(root, id.slice(0, 2), id)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'uploads-'))
    db = await open()
    now = start
  })
  afterEach(async () => {
    await target?.close()
    target = undefined
    await rm(folder, { recursive: true })
  })

  async function upload(content: string): Promise<string> {
    const id = randomUUID()
    const sha256 = createHash('sha256').update(content).digest()
    await mkdir(place('uploads', id.slice(0, 2)), { recursive: true })
    await writeFile(pathOf('uploads', id), content)
    await db.run(sql`
      insert into files (id, owner_id, kind, mime, name, bytes, sha256, created_at)
      values (${id}, null, 'a', 'text/plain', 'a', ${content.length}, ${sha256}, now())`)
    return id
  }
  async function remove(id: string): Promise<void> {
    await db.run(sql`delete from files where id = ${id}`)
    await rm(pathOf('uploads', id))
  }

  const warn = vi.fn()
  const error = vi.fn()
  const backups = (openSnapshot: () => Promise<Snapshot> = async () => ({ db, release: async () => {} })) =>
    new Backups({
      db,
      openSnapshot,
      folder: place('backups'),
      uploads: place('uploads'),
      secrets: () => printsIn(place('data')),
      logger: { ...quietLogger, warn, error },
      now: () => now,
    })
  const files = async (root: string) =>
    (await readdir(place(root), { recursive: true, withFileTypes: true })).filter(found => found.isFile())

  async function restore(time = '00'): Promise<Awaited<ReturnType<typeof restoreDatabase>>> {
    target = await openBareMemoryDb()
    const lines = readGzipLines(place('backups', `backup-2026-03-01T${time}-00-00Z.jsonl.gz`))
    return restoreDatabase(target, lines, {
      logger: quietLogger,
      store: place('backups/files'),
      uploads: place('restored'),
    })
  }

  test('come back with their rows, each as it was, and nobody is signed in', async () => {
    const ids = await Promise.all(['一', '二', '三'].map(upload))
    const user = randomUUID()
    await db.run(sql`
      insert into users (id, user_type, nick_name, created_at, updated_at) values (${user}, 2, 'a', now(), now())`)
    await db.run(sql`insert into sessions values ('\\x01', ${user}, now(), now(), now() + interval '1 day')`)
    await db.run(sql`
      insert into login_tickets (token_hash, user_id, expires_at, session_hash)
      values ('\\x01', ${user}, now() + interval '1 day', '\\x01')`)
    await backups().tick()
    expect((await restore()).uploads).toEqual({ files: 3, missing: [] })
    const texts = await Promise.all(ids.map(id => readFile(pathOf('restored', id), 'utf8')))
    expect(texts).toEqual(['一', '二', '三'])
    expect(await target?.query(sql`select 1 from sessions union all select 1 from login_tickets`)).toEqual([])
    expect(await target?.query(sql`select nick_name from users`)).toEqual([{ nick_name: 'a' }])
    expect((await stat(pathOf('restored', ids[0] ?? ''))).mode & 0o077).toBe(0)
  })

  test('and rows come back without the secrets, and with what tells whether the right ones are there', async () => {
    await upload('一')
    const [auditKey] = await Promise.all([
      keptSecret(place('data'), 'audit-key'),
      keptSecret(place('data'), 'payment-secret'),
    ])
    await backups().tick()
    let text = ''
    for await (const line of readGzipLines(place('backups/backup-2026-03-01T00-00-00Z.jsonl.gz'))) text += line
    expect(text).not.toContain(auditKey)
    expect((await files('backups')).map(({ name }) => name)).not.toContain('audit-key')

    const { secrets } = await restore()
    expect(await missingSecrets(place('data'), secrets)).toEqual([])
    await mkdir(place('elsewhere'))
    expect(await missingSecrets(place('elsewhere'), secrets)).toEqual(['audit-key', 'payment-secret'])
    await copyFile(place('data/payment-secret'), place('elsewhere/payment-secret'))
    await keptSecret(place('elsewhere'), 'audit-key')
    expect(await missingSecrets(place('elsewhere'), secrets)).toEqual(['audit-key'])
  })

  test('that were sealed since the last backup replace their open copies, and come back sealed', async () => {
    const [sealed, open] = [await upload('身份证照片'), await upload('二')]
    await backups().tick()
    const key = fieldKeyOf('a secret of thirty-two characters')
    await writeFile(pathOf('uploads', sealed), sealFile(key, sealed, Buffer.from('身份证照片')))
    now += HOUR
    await backups().tick()
    const stored = await readFile(pathOf('backups/files', sealed))
    expect([stored.includes('身份证'), await readFile(pathOf('backups/files', open), 'utf8')]).toEqual([false, '二'])
    // The backup from before names the same row, which the sealed copy serves as well.
    expect((await restore()).uploads).toEqual({ files: 2, missing: [] })
    expect((await readFile(pathOf('restored', sealed))).equals(stored)).toBe(true)
  })

  test('that were sealed and have been changed since are missing, not brought back', async () => {
    const id = await upload('一')
    await writeFile(
      pathOf('uploads', id),
      sealFile(fieldKeyOf('a secret of thirty-two characters'), id, Buffer.from('一')),
    )
    await backups().tick()
    const stored = await readFile(pathOf('backups/files', id))
    await writeFile(pathOf('backups/files', id), stored.with(stored.length - 1, (stored.at(-1) ?? 0) ^ 1))
    expect((await restore()).uploads).toEqual({ files: 0, missing: [id] })
  })

  test('are copied once, and are another file than the service’s own', async () => {
    const id = await upload('一')
    await backups().tick()
    const { ino } = await stat(pathOf('backups/files', id))
    expect(ino).not.toBe((await stat(pathOf('uploads', id))).ino)
    now += HOUR
    await upload('二')
    await backups().tick()
    expect((await stat(pathOf('backups/files', id))).ino).toBe(ino)
    expect(await files('backups/files')).toHaveLength(2)
  })

  test.each([2, 99])(
    'that are deleted while a snapshot is taken, %d times, are not named by the backup',
    async races => {
      const kept = await upload('一')
      let raced = 0
      const racing = async (): Promise<Snapshot> => {
        const late = raced < races ? await upload('晚') : undefined
        const rows = await db.query<{ id: string; sha256: Uint8Array }>(sql`select id, sha256 from files`)
        if (late) await remove(late)
        raced += 1
        const copy = await openBareMemoryDb()
        await copy.run(sql`create table files (id uuid, sha256 bytea)`)
        await copy.run(sql`create table schema_migrations (version int, name text, checksum text)`)
        for (const row of rows) await copy.run(sql`insert into files values (${row.id}, ${row.sha256})`)
        return { db: copy, release: () => copy.close() }
      }
      await backups(racing).tick()
      expect([raced, error.mock.calls]).toEqual([3, []])
      const named: string[] = []
      for await (const id of namedUploads(place('backups', 'backup-2026-03-01T00-00-00Z.jsonl.gz'))) named.push(id)
      expect(named).toEqual([kept])
      expect(await files('backups/files')).toHaveLength(1)
    },
  )

  test('whose bytes the service has lost itself are told, and do not keep the rest from being saved', async () => {
    await upload('一')
    await rm(pathOf('uploads', await upload('二')))
    await backups().tick()
    expect(warn).toHaveBeenCalledWith('database.uploads_missing', { files: 1 })
    expect(await files('backups/files')).toHaveLength(1)
  })

  test('that are damaged or missing in the backup are named and not brought back', async () => {
    const [whole = '', damaged = '', missing = ''] = await Promise.all(['一', '二', '三'].map(upload))
    await backups().tick()
    await writeFile(pathOf('backups/files', damaged), '改')
    await rm(pathOf('backups/files', missing))
    const { uploads } = await restore()
    expect(uploads?.files).toBe(1)
    expect(uploads?.missing.toSorted()).toEqual([damaged, missing].toSorted())
    expect((await files('restored')).map(({ name }) => name)).toEqual([whole])
  })

  test('leave the store when no backup names them any more, and not before', async () => {
    const [kept = '', gone = ''] = await Promise.all(['一', '二'].map(upload))
    const held = async () => (await files('backups/files')).map(({ name }) => name).toSorted()
    const nameAt = (hour: number) =>
      `backup-${new Date(start + hour * HOUR).toISOString().slice(0, 13)}-00-00Z.jsonl.gz`
    const takeAt = async (hour: number) => {
      now = start + hour * HOUR
      await db.run(sql`insert into login_failures values (${String(hour)}, 1, now())`)
      await backups().tick()
    }
    const week = 7 * 24
    await takeAt(0)
    await remove(gone)
    await takeAt(1)
    const copies = Array.from({ length: week - 3 }, (_, at) => nameAt(at + 2))
    for (const name of copies) await copyFile(place('backups', nameAt(1)), place('backups', name))
    await takeAt(week - 1)
    expect(await held()).toEqual([kept, gone].toSorted())
    await takeAt(week)
    expect(await held()).toEqual([kept])
    expect(error).not.toHaveBeenCalled()
  })
})
