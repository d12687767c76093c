import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codes } from '#contract/codes'
import { endpoint } from '#contract/endpoint'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { notFound } from '../refusal.ts'
import { serveWith } from '../serve.ts'
import { fileAddress } from './address.ts'
import { checkImage, IMAGE_BYTES } from './image.ts'
import { removeFile, saveFile } from './save.ts'
import { abuses } from './testing.abuse.ts'

const saving = {
  summary: '',
  input: z.strictObject({ kind: z.string(), files: z.array(z.instanceof(Blob)).check(z.length(1)) }),
  output: z.object({ id: z.string() }),
}
const upload = (path: string) => endpoint<typeof saving>({ method: 'POST', path, access: 'login', body: 'multipart' })
const save = upload('/probe/save')
const saveAndFail = upload('/probe/fail')
const removing = { summary: '', input: z.strictObject({ id: z.string() }), output: z.object({}) }
const remove = endpoint<typeof removing>({ method: 'POST', path: '/probe/remove', access: 'login' })

const calls = [
  serveWith(saving)(save, {
    maxBytes: IMAGE_BYTES,
    prepare: ({ files: [file] }) => checkImage(file ?? new Blob()),
    handle: async ({ kind }, context, image) => ({ id: await saveFile(context, kind, image, '证件照.webp') }),
  }),
  serveWith(saving)(saveAndFail, {
    prepare: ({ files: [file] }) => checkImage(file ?? new Blob()),
    handle: async ({ kind }, context, image) => {
      await saveFile(context, kind, image)
      throw notFound()
    },
  }),
  serveWith(removing)(remove, async ({ id }, context) => {
    await removeFile(context, id)
    return {}
  }),
]

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#369' } })

const asFile = (bytes: Uint8Array, name = 'a.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type })

describeOnBothEngines('a stored picture', open => {
  let service: TestService
  let photo: File
  beforeEach(async () => {
    service = createTestService(
      await open(),
      calls,
      {},
      { fileRules: { shown: async (_, { userType }) => userType === 1 } },
    )
    photo = asFile(
      await picture(60, 80)
        .withExif({ IFD0: { Copyright: '机密地点' } })
        .jpeg()
        .toBuffer(),
    )
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const idOf = async (token: string, file: File, kind = 'photo') => {
    const { body } = await service.send(save, { kind, files: [file] }, { token })
    return String(Object(Object(body).data).id)
  }
  const codeOf = async (token: string, file: File, call = save) =>
    Object((await service.send(call, { kind: 'photo', files: [file] }, { token })).body).code
  const get = (id: string, token?: string) =>
    service.app.http.request(fileAddress(id), token ? { headers: { Authorization: `Bearer ${token}` } } : {})
  const stored = () =>
    existsSync(join(service.dataDir, 'files'))
      ? readdirSync(join(service.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(entry =>
          entry.isFile(),
        )
      : []

  test('is decoded and written anew, without what its camera wrote into it', async () => {
    const { token } = await service.seeker()
    const response = await get(await idOf(token, photo), token)
    const bytes = Buffer.from(await response.arrayBuffer())
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 60, height: 80 })
    expect(metadata).not.toHaveProperty('exif')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringContaining("filename*=UTF-8''%E8%AF%81%E4%BB%B6%E7%85%A7.webp"),
    })
  })

  test('is read by its owner, by whom a rule entitles, and looks missing to everybody else', async () => {
    const [owner, stranger, employer] = [await service.seeker(), await service.seeker(), await service.employer()]
    const [own, shown, logo] = [
      await idOf(owner.token, photo),
      await idOf(owner.token, photo, 'shown'),
      await idOf(owner.token, photo, 'logo'),
    ]
    const statuses = async (id: string) =>
      Promise.all(
        [owner.token, stranger.token, employer.token, undefined].map(async token => (await get(id, token)).status),
      )
    expect(await statuses(own)).toEqual([200, 404, 404, 404])
    expect(await statuses(shown)).toEqual([200, 404, 200, 404])
    expect(await statuses(logo)).toEqual([200, 200, 200, 200])
    const [denied, missing] = [await get(own), await get('00000000-0000-4000-8000-000000000000')]
    expect(await denied.text()).toBe(await missing.text())
    expect((await get(logo)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test.each(['../../settings.ts', '%2e%2e%2fsettings', 'x', '00000000-0000-4000-8000-00000000000G'])(
    'is not found under %s',
    async id => {
      expect((await get(id)).status).toBe(404)
    },
  )

  test.each(abuses)('is not made of $what', async ({ bytes }) => {
    const { token } = await service.seeker()
    expect(await codeOf(token, asFile(bytes))).toBe(codes.fileTypeRefused)
    expect(stored()).toEqual([])
  })

  test('is not made of half a picture', async () => {
    const { token } = await service.seeker()
    const whole = await picture(400, 400).png().toBuffer()
    expect(await codeOf(token, asFile(whole.subarray(0, whole.length / 2)))).toBe(codes.fileTypeRefused)
  })

  test('has at most 24 million pixels, and whoever sends more is told how many there are', async () => {
    const { token } = await service.seeker()
    const send = async (width: number) => {
      const flood = await picture(width, 4_000).png({ compressionLevel: 9 }).toBuffer()
      expect(flood.length).toBeLessThan(IMAGE_BYTES)
      return (await service.send(save, { kind: 'photo', files: [asFile(flood)] }, { token })).body
    }
    expect(await send(6_000)).toMatchObject({ code: codes.ok })
    const words = '图片不能超过 2400 万像素（现为 6001 × 4000），请缩小后再上传'
    expect(await send(6_001)).toMatchObject({
      code: codes.fileTooLarge,
      msg: words,
      data: { fields: { files: words } },
    })
  })

  test('is sent away with a word when to come back where too many wait', async () => {
    const { token } = await service.seeker()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => service.send(save, { kind: 'photo', files: [photo] }, { token })),
    )
    const away = answers.filter(({ status }) => status === 503)
    expect(away).not.toEqual([])
    for (const { body, headers } of away) {
      expect(body).toMatchObject({ code: codes.unavailable, msg: '服务暂时不可用，请稍后再试' })
      expect(headers.get('retry-after')).toBe('5')
    }
    expect(stored()).toHaveLength(20 - away.length)
  })

  test('keeps nothing of what hides behind the picture', async () => {
    const { token } = await service.seeker()
    const polyglot = asFile(
      Buffer.concat([await picture(10, 10).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
    )
    const response = await get(await idOf(token, polyglot), token)
    expect(await response.text()).not.toContain('script')
  })

  test('is at most 2 MB large, also when 20 MB are sent', async () => {
    const { token } = await service.seeker()
    const answer = await service.send(save, { kind: 'photo', files: [asFile(Buffer.alloc(20 * 1_048_576))] }, { token })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      code: codes.fileTooLarge,
      msg: '文件不能超过 2 MB',
      data: { fields: { files: '文件不能超过 2 MB' } },
    })
  })

  test('is not even read from a guest', async () => {
    const { body } = await service.send(save, { kind: 'photo', files: [photo] })
    expect(body).toMatchObject({ code: codes.signInAgain })
  })

  test('leaves no bytes behind when the call fails, or when it is removed', async () => {
    const { token } = await service.seeker()
    expect(await codeOf(token, photo, saveAndFail)).toBe(codes.notFound)
    expect(stored()).toEqual([])
    const id = await idOf(token, photo)
    expect(stored()).toHaveLength(1)
    await service.call(remove, { id }, { token })
    expect(stored()).toEqual([])
    expect((await get(id, token)).status).toBe(404)
  })

  test('is one of a hundred at most, however parallel they come', async () => {
    const { id, token } = await service.seeker()
    await service.db.run(sql`
      insert into files (id, owner_id, kind, mime, name, bytes, sha256, created_at)
      select gen_random_uuid(), ${id}, 'photo', 'image/webp', 'a', 1, ''::bytea, ${service.clock.now()} from generate_series(1, 95)`)
    const outcomes = await Promise.all(Array.from({ length: 16 }, () => codeOf(token, photo)))
    expect(outcomes.filter(code => code === codes.ok)).toHaveLength(5)
    expect(outcomes.filter(code => code === codes.quotaReached)).toHaveLength(11)
    expect(stored()).toHaveLength(5)
  })
})
