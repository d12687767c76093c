import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { deleteFile, uploadFile } from '#contract/files'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { abuses } from '../http/files/testing.abuse.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { claimFiles, filesCalls } from './index.ts'
import { looseFile } from './testing.ts'

const pdf = (name: string, end = '%%EOF') => new File([`%PDF-1.7\n1 0 obj\nendobj\n${end}\n`], name)

describeOnBothEngines('attachments', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), filesCalls)
    person = await service.seeker()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const upload = (file: File, idempotencyKey: string = randomUUID()) =>
    service.call(uploadFile, { files: [file] }, { token: person.token, idempotencyKey })
  const isStored = (id: string) => existsSync(join(service.dataDir, 'files', id.slice(0, 2), id))

  test('are taken by what is in them: a PDF as it is, a picture written anew', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
      .png()
      .toBuffer()
    const [document, scan] = [
      await upload(pdf('..\\合同 䶮.exe')),
      await upload(new File([new Uint8Array(picture)], '扫描.pdf')),
    ]
    expect([document.name, scan.name]).toEqual(['合同 䶮.pdf', '扫描.webp'])
    expect([isStored(document.id), isStored(scan.id)]).toEqual([true, true])
  })

  test('are refused when they only pretend, are cut short or too large', async () => {
    const refused = { code: codes.fileTypeRefused }
    await expect(upload(new File(['MZ\u0090 program'], '证明.pdf'))).rejects.toMatchObject(refused)
    await expect(upload(pdf('半份.pdf', ''))).rejects.toMatchObject(refused)
    const large = new File(['%PDF-1.7', new Uint8Array(5 * 1_048_576)], '大.pdf')
    await expect(upload(large)).rejects.toMatchObject({ code: codes.fileTooLarge })
  })

  test.each(abuses)('are not made of $what', async ({ bytes }) => {
    for (const name of ['证明.pdf', '照片.jpg']) {
      await expect(upload(new File([new Uint8Array(bytes)], name))).rejects.toMatchObject({
        code: codes.fileTypeRefused,
      })
    }
    expect(await service.db.query(sql`select 1 from files`)).toEqual([])
    expect(existsSync(join(service.dataDir, 'files'))).toBe(false)
  })

  test('sent twice with one key are one', async () => {
    const key = randomUUID()
    expect((await upload(pdf('一.pdf'), key)).id).toBe((await upload(pdf('一.pdf'), key)).id)
  })

  test('can be deleted by their owner until they have gone along with something', async () => {
    const { id } = await upload(pdf('一.pdf'))
    const remove = (token: string) => service.call(deleteFile, { id }, { token })
    await expect(remove((await service.seeker()).token)).rejects.toMatchObject({ code: codes.notFound })
    await remove(person.token)
    expect(isStored(id)).toBe(false)

    const claimed = await looseFile(service, person.id)
    const claim = (ids: string[], owner: string | null) =>
      service.db.tx(tx => claimFiles(tx, owner, { ids, kind: 'suggestion', field: 'files' }))
    await expect(claim([claimed], (await service.seeker()).id)).rejects.toMatchObject({ code: codes.invalid })
    await expect(claim([claimed], null)).rejects.toMatchObject({ code: codes.invalid })
    await claim([claimed], person.id)
    await expect(claim([claimed], person.id)).rejects.toMatchObject({ code: codes.invalid })
    await expect(service.call(deleteFile, { id: claimed }, person)).rejects.toMatchObject({ code: codes.notFound })
  })
})
