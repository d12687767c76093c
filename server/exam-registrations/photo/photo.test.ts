import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { applyForExam, examPhoto, uploadExamPhoto } from '#contract/exam-registrations'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { FileAnswer } from '../../http/file-answer.ts'
import type { TestPerson } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { begin, calls, creating, exam, info, portrait, write } from '../testing.ts'

/** A bright picture that is grainy everywhere, the same each time. */
function grainy(width: number, height: number): Promise<Uint8Array> {
  let seed = 1
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return 216 + (seed % 40)
  })
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer()
}

describeOnBothEngines('the photo of a registration', open => {
  let service: TestService
  let person: TestPerson
  let id: string
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    person = await service.seeker()
    await exam(service)
    id = await begin(service, person)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const upload = (file: File, whose = person) => service.call(uploadExamPhoto, { id, files: [file] }, creating(whose))
  const shown = async (whose = person) => {
    const answer: unknown = await service.call(examPhoto, { id }, whose)
    if (!(answer instanceof FileAnswer) || !(answer.body instanceof Uint8Array)) throw new Error('no picture')
    return answer.body
  }
  const asFile = (bytes: Uint8Array, name = '照片.jpg') => new File([new Uint8Array(bytes)], name)
  const words = (file: File) => upload(file).catch(({ code, message }) => [code, message])

  test('becomes a JPEG of exactly the size that is asked for, light enough, and a new version', async () => {
    const made = await upload(await portrait(1_200, 1_500))
    expect(made).toMatchObject({ version: 2, width: 295, height: 413 })
    const bytes = await shown()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 295, height: 413 })
    expect(bytes.length).toBe(made.bytes)
    expect(made.bytes).toBeLessThanOrEqual(200 * 1_024)
    expect(await info(service, person, id)).toMatchObject({ photo: true, version: 2 })
  })

  test('is made lighter until it fits, and refused where that would spoil it', async () => {
    const file = asFile(await grainy(590, 826))
    await service.db.run(sql`update exam_rounds set photo = photo || '{"maxKb": 14}'`)
    expect((await upload(file)).bytes).toBeLessThanOrEqual(14 * 1_024)
    await service.db.run(sql`update exam_rounds set photo = photo || '{"maxKb": 1}'`)
    expect(await words(file)).toEqual([codes.invalid, '照片压缩后仍超过 1 KB，请换一张背景干净的照片'])
  })

  test('is turned upright before it is measured and cropped', async () => {
    const lying = await sharp(await (await portrait()).arrayBuffer())
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await upload(asFile(lying))).toMatchObject({ width: 295, height: 413 })
    const picture = sharp(await shown())
    expect((await picture.metadata()).orientation).toBeUndefined()
    const below = await picture.extract({ left: 140, top: 400, width: 1, height: 1 }).raw().toBuffer()
    expect(below[0]).toBeLessThan(80)
  })

  test('is taken as PNG under whatever name, its transparent ground white', async () => {
    const bytes = await sharp({ create: { width: 590, height: 826, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    await upload(asFile(bytes, '照片.jpg'))
    expect(
      Array.from(
        (
          await sharp(await shown())
            .raw()
            .toBuffer()
        ).subarray(0, 3),
      ),
    ).toEqual([255, 255, 255])
  })

  test('is never enlarged, and says what is there and what is asked for', async () => {
    expect(await words(await portrait(294, 413))).toEqual([
      codes.invalid,
      '照片至少为 295 × 413 像素（现为 294 × 413），放大会变模糊，请换一张更大的照片',
    ])
    expect((await info(service, person, id)).photo).toBe(false)
  })

  test.each([
    ['blue', '#3c78d8'],
    ['grey', '#b0b0b0'],
    ['black', '#101010'],
  ])('on a %s ground is refused in plain words', async (_, background) => {
    expect(await words(await portrait(590, 826, background))).toEqual([
      codes.invalid,
      '照片四周看起来不是白色背景，请换一张白色背景、没有边框的照片',
    ])
  })

  test('on blue is what another exam asks for', async () => {
    await service.db.run(sql`update exam_rounds set photo = photo || '{"background": "blue"}'`)
    await upload(await portrait(590, 826, '#438edb'))
    expect(await words(await portrait())).toEqual([codes.invalid, expect.stringContaining('蓝色')])
  })

  test.each([
    ['a drawing with script', Buffer.from('<svg onload="alert(1)"/>')],
    ['a picture cut in half', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['an empty file', Buffer.alloc(0)],
  ])('refuses %s', async (_, bytes) => {
    expect(await words(asFile(bytes))).toEqual([codes.fileTypeRefused, '请上传JPG 或 PNG 图片'])
    expect(await service.db.query(sql`select 1 from files`)).toEqual([])
  })

  test('lies sealed on the disk; nobody but its candidate gets it, and its address gives nobody a face', async () => {
    await upload(await portrait())
    const [file] = await service.db.query<{ id: string }>(sql`select id from files`)
    const stored = await readFile(join(service.dataDir, 'files', file?.id.slice(0, 2) ?? '', file?.id ?? ''))
    await expect(sharp(stored).metadata()).rejects.toThrow()
    await expect(shown(await service.seeker())).rejects.toMatchObject({ code: codes.notFound })
    await expect(upload(await portrait(), await service.seeker())).rejects.toMatchObject({ code: codes.notFound })
    const read = (token?: string) =>
      service.app.http.request(`/files/${file?.id}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} }, {})
    expect([(await read()).status, (await read((await service.seeker()).token)).status]).toEqual([404, 404])
    expect((await read(person.token)).headers.get('Content-Type')).toBe('application/octet-stream')
  })

  test('replaces the one before, and stays as it is once the form is sent', async () => {
    await upload(await portrait())
    const { version } = await write(service, person)
    expect(await service.db.query(sql`select 1 from files`)).toHaveLength(1)
    await service.call(applyForExam, { id, version }, creating(person))
    expect(await words(await portrait())).toEqual([codes.wrongState, '报名表已提交，现在不能修改'])
  })
})
