import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyToJob, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { createResume, deleteResume, getResume, readResume, updatePassportPhoto } from '#contract/resumes'
import { applicationsCalls } from '../applications/index.ts'
import { insertJob, writeResume } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { PHOTO_KIND, photoRule, resumesCalls } from './index.ts'

const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 1_000, height: 1_400, channels: 3, background: '#369' } })
    .toFormat(format)
    .toBuffer()

const asFile = (bytes: Uint8Array, name = '照片.jpg') => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

describeOnBothEngines('the photo of a resume', open => {
  let service: TestService
  let seeker: TestPerson
  let id: string
  beforeEach(async () => {
    const parts = { fileRules: { [PHOTO_KIND]: photoRule } }
    service = createTestService(await open(), [...resumesCalls, ...applicationsCalls], {}, parts)
    seeker = await service.seeker()
    id = await writeResume(service, seeker)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const upload = async (format: 'jpeg' | 'png' | 'webp' = 'jpeg', resume = id, { token } = seeker) =>
    (await service.call(updatePassportPhoto, { id: resume, files: [asFile(await picture(format))] }, { token })).photo
  const fetched = async (address: string, person?: TestPerson) =>
    service.app.http.request(address, { headers: person ? { Authorization: `Bearer ${person.token}` } : {} }, {})
  const storedFiles = () =>
    existsSync(join(service.dataDir, 'files'))
      ? readdirSync(join(service.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(e => e.isFile())
      : []

  test.each(['jpeg', 'png', 'webp'] as const)(
    'is taken as %s and kept as a picture of our own making',
    async format => {
      const photo = await upload(format)
      const answer = await fetched(photo, seeker)
      expect(answer.headers.get('Content-Type')).toBe('image/webp')
      const { format: kept, height } = await sharp(await answer.arrayBuffer()).metadata()
      expect([kept, height]).toEqual(['webp', 900])
      expect((await service.call(getResume, { id }, seeker)).photo).toBe(photo)
    },
  )

  test('replaces the one before, whose file is gone', async () => {
    const [first, second] = [await upload(), await upload('png')]
    expect((await fetched(first, seeker)).status).toBe(404)
    expect((await fetched(second, seeker)).status).toBe(200)
    expect(storedFiles()).toHaveLength(1)
    await service.call(deleteResume, { id }, seeker)
    expect(storedFiles()).toEqual([])
  })

  test('stays with what was sent: who got it reads it until it is taken back, and nobody else does', async () => {
    const employer = await service.employer()
    const jobId = await insertJob(service, employer.companyId)
    const sent = await upload()
    const { applicationId } = await service.call(applyToJob, { jobId, resumeId: id }, seeker)
    const later = await upload('png')
    await service.call(deleteResume, { id }, seeker)
    expect((await service.call(readResume, { id: applicationId }, employer)).photo).toBe(sent)
    const status = async (person?: TestPerson) => (await fetched(sent, person)).status
    expect([await status(employer), await status(seeker)]).toEqual([200, 200])
    expect([await status(), await status(await service.employer()), await status(await service.seeker())]).toEqual([
      404, 404, 404,
    ])
    expect((await fetched(later, employer)).status).toBe(404)
    await service.call(withdrawApplication, { id: applicationId }, seeker)
    expect([await status(employer), await status(seeker)]).toEqual([404, 200])
  })

  test.each([
    ['a renamed executable', async () => asFile(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]))],
    ['a picture cut in half', async () => asFile((await picture('jpeg')).subarray(0, 3_000))],
    ['a drawing with script', async () => asFile(Buffer.from('<svg onload="alert(1)"/>'), '照片.svg')],
    ['an empty file', async () => asFile(new Uint8Array())],
  ])('refuses %s in plain Chinese', async (_, make) => {
    const files = [await make()]
    const { body } = await service.send(updatePassportPhoto, { id, files }, { token: seeker.token })
    expect(body).toMatchObject({ code: codes.fileTypeRefused, msg: '请上传JPG、PNG 或 WebP 图片' })
    expect(storedFiles()).toEqual([])
  })

  test('refuses twenty megabytes where two are allowed, and no file or two', async () => {
    const send = async (files: File[]) =>
      (await service.send(updatePassportPhoto, { id, files }, { token: seeker.token })).body
    const huge = asFile(Buffer.alloc(20 * 1_048_576, 0xff))
    expect(await send([huge])).toMatchObject({ code: codes.fileTooLarge, msg: '文件不能超过 2 MB' })
    const photo = asFile(await picture('jpeg'))
    expect(await send([photo, photo])).toMatchObject({
      code: codes.invalid,
      data: { fields: { files: '请选择一张照片' } },
    })
    expect(await send([])).toMatchObject({ code: codes.invalid })
  })

  test("is not put on somebody else's resume, nor on one that is not there", async () => {
    const stranger = await service.seeker()
    for (const target of [id, randomUUID()]) {
      await expect(upload('jpeg', target, stranger)).rejects.toMatchObject({ code: codes.notFound })
    }
    expect(storedFiles()).toEqual([])
    expect(await service.db.query(sql`select 1 from files`)).toEqual([])
  })

  test('does not make an open form conflict', async () => {
    const { id: resume, version } = await service.call(createResume, { title: '新' }, seeker)
    const input = { id: resume, files: [asFile(await picture('png'))] }
    expect(await service.call(updatePassportPhoto, input, seeker)).toMatchObject({ version })
  })
})
