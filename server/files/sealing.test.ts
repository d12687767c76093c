import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { uploadFile } from '#contract/files'
import { sql } from '../db/sql.ts'
import { poisoned } from '../db/testing.poison.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { localFiles } from '../http/files/store.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { claimProofs, filesCalls, sealProofs } from './index.ts'
import { looseFile } from './testing.ts'

const text = `%PDF-1.7\n${'身份证 36010219990315204X\n'.repeat(4_000)}%%EOF\n`

describeOnBothEngines('what somebody proves something with', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), filesCalls)
    person = await service.seeker()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const store = () => localFiles(service.dataDir)
  const onDisk = (id: string) => readFile(join(service.dataDir, 'files', id.slice(0, 2), id))
  const isReadable = async (id: string) => (await onDisk(id)).includes('36010219990315204X')
  const get = (id: string) =>
    service.app.http.request(`/files/${id}`, { headers: { Authorization: `Bearer ${person.token}` } })
  const upload = async () => {
    const sent = { token: person.token, idempotencyKey: randomUUID() }
    return (await service.call(uploadFile, { files: [new File([text], '证明.pdf')] }, sent)).id
  }
  const claim = (ids: readonly string[]) =>
    service.db.tx(db =>
      claimProofs({ db, user: person, files: store() }, { ids, kind: 'exam-material', field: 'proof' }),
    )
  const proof = async () => {
    const id = await upload()
    await claim([id])
    return id
  }
  /** One that was taken along before such files were sealed. */
  const old = async () => {
    const id = await upload()
    await service.db.run(sql`update files set kind = 'exam-material', unsealed = true where id = ${id}`)
    return id
  }

  test('lies sealed from when it goes along, and its owner reads it as it was, of the size that was told', async () => {
    const id = await upload()
    expect(await isReadable(id)).toBe(true)
    await claim([id])
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

  test('that came before is read as it lies, and sealed by and by, once', async () => {
    const ids = [await old(), await old()]
    expect(await (await get(ids[0] ?? '')).text()).toBe(text)
    const rounds = await Promise.all([sealProofs(service.db, store()), sealProofs(service.db, store())])
    expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(await Promise.all(ids.map(isReadable))).toEqual([false, false])
    const before = await onDisk(ids[0] ?? '')
    expect(await sealProofs(service.db, store())).toBe(0)
    await store().seal(ids[0] ?? '')
    expect((await onDisk(ids[0] ?? '')).equals(before)).toBe(true)
    expect(await (await get(ids[1] ?? '')).text()).toBe(text)
  })

  test('is not brought back by sealing what has gone, and one that fails keeps no other open', async () => {
    const [gone, bad, good] = [await looseFile(service, person.id), await old(), await old()]
    await service.db.run(sql`update files set unsealed = true where id = ${gone}`)
    await expect(sealProofs(poisoned(service.db, bad), store())).rejects.toMatchObject({ errors: [{ row: bad }] })
    expect([await isReadable(bad), await isReadable(good)]).toEqual([true, false])
    await expect(onDisk(gone)).rejects.toThrow('ENOENT')
    expect(await sealProofs(service.db, store())).toBe(1)
    expect(await isReadable(bad)).toBe(false)
  })

  test('is a failure of the service where its key is another one, and never garbage', async () => {
    const [id, lost] = [await proof(), await upload()]
    await rm(join(service.dataDir, 'files', lost.slice(0, 2), lost))
    await writeFile(join(service.dataDir, 'field-key'), 'f'.repeat(64))
    await expect(store().read(id)).rejects.toMatchObject({ name: 'SealedOtherwise' })
    const [refused, missing] = [await get(id), await get(lost)]
    expect((await refused.text()).length).toBeLessThan(500)
    expect([refused.status, missing.status]).toEqual([500, 404])
    expect(service.log.filter(line => line.includes('SealedOtherwise'))).toHaveLength(1)
  })
})
