import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { companyLicence, updateLicence } from '#contract/employer'
import { listMessages } from '#contract/messages'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { looseFile } from '../files/testing.ts'
import { localFiles } from '../http/files/store.ts'
import { messagesCalls } from '../messages/index.ts'
import { createTestService } from '../testing.ts'
import { employerCalls } from './index.ts'

/** What the office's own system does with the licence that waits. */
const settle = (db: Db, companyId: string, state: 'approved' | 'returned', reason: string, at: Date) =>
  db.run(sql`
    update company_licences set state = ${state}, reason = ${reason}, reviewed_at = ${at}
    where company_id = ${companyId} and state = 'pending'`)

describeOnBothEngines("the check of a company's licence", open => {
  const begin = async () => {
    const service = createTestService(await open(), [...employerCalls, ...messagesCalls])
    const employer = await service.uncheckedEmployer()
    const handIn = async () => service.call(updateLicence, { files: [await looseFile(service, employer.id)] }, employer)
    const titles = async () => (await service.call(listMessages, {}, employer)).list.map(({ title }) => title)
    return { service, employer, handIn, titles }
  }

  test('waits for the office, is valid for half a year, and is then due again', async () => {
    const { service, employer, handIn, titles } = await begin()
    expect(await service.call(companyLicence, {}, employer)).toMatchObject({
      licenceStanding: 'none',
      handedIn: 'none',
      fileName: '',
    })
    expect(await handIn()).toMatchObject({ handedIn: 'pending', fileName: '材料.pdf', verifiedAt: '' })
    await settle(service.db, employer.companyId, 'approved', '', service.clock.now())
    const checked = await service.call(companyLicence, {}, employer)
    expect(checked).toMatchObject({
      licenceStanding: 'valid',
      daysLeft: 183,
      handedIn: 'approved',
      verifiedAt: '2025-06-03',
      recheckBy: '2025-12-03',
    })
    expect(await titles()).toEqual(['单位认证已通过'])
    await service.db.run(sql`update companies set verified_at = verified_at - 200 where id = ${employer.companyId}`)
    expect(await service.call(companyLicence, {}, employer)).toMatchObject({
      licenceStanding: 'lapsed',
      daysLeft: 0,
    })
    await handIn()
    await settle(service.db, employer.companyId, 'approved', '', service.clock.now())
    expect(await service.call(companyLicence, {}, employer)).toMatchObject({ licenceStanding: 'valid' })
    expect(await titles()).toContain('营业执照已重新核验')
  })

  test('is given back with a reason that its people read, and can be handed in again', async () => {
    const { service, employer, handIn, titles } = await begin()
    await handIn()
    await settle(service.db, employer.companyId, 'returned', '照片看不清统一社会信用代码', service.clock.now())
    expect(await service.call(companyLicence, {}, employer)).toMatchObject({
      licenceStanding: 'none',
      handedIn: 'returned',
      reason: '照片看不清统一社会信用代码',
      verifiedAt: '',
    })
    expect(await titles()).toEqual(['营业执照未通过核验'])
    service.clock.advance(1)
    expect(await handIn()).toMatchObject({ handedIn: 'pending', reason: '' })
  })

  test('one that still waits is replaced, and another’s upload or none is refused', async () => {
    const { service, employer, handIn } = await begin()
    const fileId = await looseFile(service, employer.id)
    const files = localFiles(service.dataDir)
    await files.put(fileId, new Uint8Array([1]))
    await service.call(updateLicence, { files: [fileId] }, employer)
    service.clock.advance(1)
    await handIn()
    const rows = await service.db.query<{ file_id: string }>(sql`select file_id from company_licences`)
    expect(rows).toHaveLength(1)
    expect(await service.db.query(sql`select id from files`)).toEqual([{ id: rows[0]?.file_id }])
    await expect(files.read(fileId)).rejects.toThrow('ENOENT')
    await rm(service.dataDir, { recursive: true, force: true })
    const stranger = await service.employer()
    const theirs = await looseFile(service, stranger.id)
    await expect(service.call(updateLicence, { files: [theirs] }, employer)).rejects.toMatchObject({
      data: { fields: { files: '附件已失效，请重新上传' } },
    })
    await expect(service.call(updateLicence, { files: [] }, employer)).rejects.toThrow()
  })
})
