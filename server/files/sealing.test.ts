import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { uploadFile } from '#contract/files'
import { sql, sqlScript } from '../db/sql.ts'
import { poisoned } from '../db/testing.poison.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { storeFile } from '../http/files/save.ts'
import { localFiles } from '../http/files/store.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { claimFiles, filesCalls, sealUploads } from './index.ts'
import { openUpload } from './office.ts'
import { looseFile } from './testing.ts'

const MARKER = '36010219990315204X'
const text = `%PDF-1.7\n${`身份证 ${MARKER}\n`.repeat(4_000)}%%EOF\n`

describeOnBothEngines('what somebody hands in', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), filesCalls)
    person = await service.seeker()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const store = () => localFiles(service.dataDir)
  const pathOf = (id: string) => join(service.dataDir, 'files', id.slice(0, 2), id)
  const isReadable = async (id: string) => (await readFile(pathOf(id))).includes(MARKER)
  const get = (id: string) =>
    service.app.http.request(`/files/${id}`, { headers: { Authorization: `Bearer ${person.token}` } })
  const upload = async () => {
    const sent = { token: person.token, idempotencyKey: randomUUID() }
    return (await service.call(uploadFile, { files: [new File([text], '证明.pdf')] }, sent)).id
  }
  const stored = (kind: string) => {
    const bytes = Buffer.from(text)
    const context = { db: service.db, now: service.clock.now(), files: store(), onRollback: () => {} }
    const checked = { bytes, mime: 'application/pdf', sha256: createHash('sha256').update(bytes).digest() }
    return storeFile(context, { owner: person.id, kind, name: '证明.pdf' }, checked)
  }
  /** One that came before files of its kind were sealed. */
  const old = async (kind = 'licence') => {
    const id = await stored(kind)
    await store().put(id, Buffer.from(text))
    await service.db.run(sql`update files set unsealed = true where id = ${id}`)
    return id
  }

  test('lies sealed from when it comes and whatever it goes along with, and its owner reads it as it was', async () => {
    const id = await upload()
    expect(await isReadable(id)).toBe(false)
    await service.db.tx(tx => claimFiles(tx, person.id, { ids: [id], kind: 'licence', field: 'files' }))
    expect(await isReadable(id)).toBe(false)
    const response = await get(id)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    const bytes = Buffer.from(await response.arrayBuffer())
    const [row] = await service.db.query<{ bytes: number }>(sql`select bytes from files where id = ${id}`)
    expect([bytes.toString(), bytes.length]).toEqual([text, row?.bytes])
    const pieces: Uint8Array[] = []
    for await (const piece of store().pieces(id)) pieces.push(piece)
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
    expect(pieces.length).toBeGreaterThan(1)
  })

  test.each([
    'attachment',
    'licence',
    'archive-transfer',
    'suggestion',
    'resume-photo',
    'resume-work',
    'exam-material',
    'exam-statement',
    'fair-proof',
    'of a kind that nobody has thought of',
  ])('lies sealed as %s', async kind => {
    const id = await stored(kind)
    expect([await isReadable(id), await (await get(id)).text()]).toEqual([false, text])
  })

  test.each(['avatar', 'logo', 'company-image'])('lies open as %s, which everybody may see', async kind => {
    const id = await stored(kind)
    expect([await isReadable(id), (await service.app.http.request(`/files/${id}`)).status]).toEqual([true, 200])
  })

  test('that came before is read as it lies, and sealed by and by, once', async () => {
    const ids = [await old(), await old('resume-work')]
    const [first = '', second = ''] = ids
    expect(await (await get(first)).text()).toBe(text)
    const rounds = await Promise.all([sealUploads(service.db, store()), sealUploads(service.db, store())])
    expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(await Promise.all(ids.map(isReadable))).toEqual([false, false])
    const before = await readFile(pathOf(first))
    expect(await sealUploads(service.db, store())).toBe(0)
    // Killed between file and row: it is taken up again, and stays as it is.
    await service.db.run(sql`update files set unsealed = true where id = ${first}`)
    expect(await (await get(first)).text()).toBe(text)
    expect(await sealUploads(service.db, store())).toBe(1)
    expect((await readFile(pathOf(first))).equals(before)).toBe(true)
    expect(await (await get(second)).text()).toBe(text)
  })

  test('is sealed by and by where a program of before has put it', async () => {
    const id = await looseFile(service, person.id)
    await store().put(id, Buffer.from(text))
    expect(await (await get(id)).text()).toBe(text)
    expect([await sealUploads(service.db, store()), await isReadable(id)]).toEqual([1, false])
  })

  test('is all told to be sealed by the migration, and nothing that everybody may see or that came sealed', async () => {
    const [proof, photo, logo] = [await stored('resume-work'), await stored('exam-photo'), await stored('logo')]
    const loose = await stored('attachment')
    const script = new URL('../db/migrations/0135-sealed-uploads.sql', import.meta.url)
    await service.db.run(sqlScript(await readFile(script, 'utf8')))
    const rows = await service.db.query<{ id: string }>(sql`select id from files where unsealed`)
    expect(rows.map(({ id }) => id).toSorted()).toEqual([proof, loose].toSorted())
    expect([await sealUploads(service.db, store()), await isReadable(photo), await isReadable(logo)]).toEqual([
      2,
      true,
      true,
    ])
  })

  test('is not brought back by sealing what has gone, and one that fails keeps no other open', async () => {
    const [gone, bad, good] = [await looseFile(service, person.id), await old(), await old()]
    await expect(sealUploads(poisoned(service.db, bad), store())).rejects.toMatchObject({ errors: [{ row: bad }] })
    expect([await isReadable(bad), await isReadable(good)]).toEqual([true, false])
    await expect(readFile(pathOf(gone))).rejects.toThrow('ENOENT')
    expect(await sealUploads(service.db, store())).toBe(1)
    expect(await isReadable(bad)).toBe(false)
  })

  test('is a failure of the service where it was changed, swapped or laid open, and never garbage', async () => {
    const [id, other] = [await upload(), await upload()]
    const [own, others] = [await readFile(pathOf(id)), await readFile(pathOf(other))]
    const changed = [0, 7, 60, own.length - 40].map(at => own.with(at, (own[at] ?? 0) ^ 1))
    for (const bytes of [...changed, others, Buffer.from(text), own.subarray(0, -100), Buffer.alloc(0)]) {
      await writeFile(pathOf(id), bytes)
      const refused = await get(id)
      expect([refused.status, (await refused.text()).length < 500]).toEqual([500, true])
      await expect(openUpload(service.db, store(), id, service.clock.now())).rejects.toThrow('FIELD_KEY')
    }
    expect(await (await get(other)).text()).toBe(text)
  })

  test('is a failure of the service where its key is another one, and missing where it is not there', async () => {
    const [id, lost] = [await upload(), await upload()]
    await rm(pathOf(lost))
    await writeFile(join(service.dataDir, 'field-key'), 'f'.repeat(64))
    await expect(store().read(id)).rejects.toMatchObject({ name: 'SealedOtherwise' })
    const [refused, missing] = [await get(id), await get(lost)]
    expect((await refused.text()).length).toBeLessThan(500)
    expect([refused.status, missing.status]).toEqual([500, 404])
    expect(service.log.filter(line => line.includes('SealedOtherwise'))).toHaveLength(1)
  })

  test('is opened for the office, which is written down', async () => {
    const id = await stored('licence')
    const opened = await openUpload(service.db, store(), id, service.clock.now())
    expect([opened.name, Buffer.from(opened.bytes).toString()]).toEqual(['证明.pdf', text])
    for (const none of [randomUUID(), '../field-key', await stored('exam-photo')])
      await expect(openUpload(service.db, store(), none, service.clock.now())).rejects.toThrow('没有找到')
    expect(
      await service.db.query(sql`select subject_kind, subject_id from audit_log where action = 'file.read'`),
    ).toEqual([{ subject_kind: 'file', subject_id: id }])
  })
})
