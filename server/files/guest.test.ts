import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { beginGuestFiles, uploadGuestFile } from '#contract/files'
import { findSuggestion, submitSuggestion } from '#contract/suggestions'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { localFiles } from '../http/files/store.ts'
import { sessionCalls } from '../session/index.ts'
import { suggestionsCalls } from '../suggestions/index.ts'
import { solved } from '../suggestions/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { dropLooseOfGuests, filesCalls } from './index.ts'

const HOUR = 3_600
const letter = {
  kind: 'complain',
  title: '窗口拒收材料',
  body: '昨天下午在窗口被拒收材料，照片和回执都附在后面。',
  name: '刘𠮷',
  phone: '13970001234',
}
const pdf = (name: string) => new File(['%PDF-1.7\n%%EOF\n'], name)

describeOnBothEngines('attachments of guests', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...filesCalls, ...suggestionsCalls, ...sessionCalls])
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const begin = async () => (await service.call(beginGuestFiles, { captcha: await solved(service) })).pass
  const upload = async (pass: string, file: File) => (await service.call(uploadGuestFile, { pass, files: [file] })).id
  const submit = (more: object) => service.call(submitSuggestion, { ...letter, ...more })
  const isStored = (id: string) => existsSync(join(service.dataDir, 'files', id.slice(0, 2), id))
  const tidy = () => dropLooseOfGuests(service.db, localFiles(service.dataDir), service.clock.now())

  test('go along with the one letter that was written under the same challenge', async () => {
    const pass = await begin()
    const files = [await upload(pass, pdf('回执.pdf')), await upload(pass, pdf('经过.pdf'))]
    const { ticket } = await submit({ pass, files })
    const found = await service.call(findSuggestion, { ticket, phone: letter.phone, captcha: await solved(service) })
    expect(found.files).toEqual(['回执.pdf', '经过.pdf'].sort((one, other) => (one < other ? -1 : 1)))
    const refused = { code: codes.captchaWrong }
    await expect(submit({ pass, files: [] })).rejects.toMatchObject(refused)
    await expect(upload(pass, pdf('再来.pdf'))).rejects.toMatchObject(refused)
    service.clock.advance(48 * HOUR)
    expect(await tidy()).toBe(0)
    expect(files.map(isStored)).toEqual([true, true])
  })

  test('are nobody else’s: another challenge cannot take them, and the letter is not sent', async () => {
    const [mine, other] = [await begin(), await begin()]
    const file = await upload(mine, pdf('回执.pdf'))
    const refused = { code: codes.invalid, data: { fields: { files: '附件已失效，请重新上传' } } }
    await expect(submit({ pass: other, files: [file] })).rejects.toMatchObject(refused)
    const person = await service.seeker()
    await expect(service.call(submitSuggestion, { ...letter, files: [file] }, person)).rejects.toMatchObject(refused)
    await expect(submit({ captcha: await solved(service), files: [file] })).rejects.toMatchObject(refused)
    expect(await service.db.query(sql`select 1 from suggestions`)).toEqual([])
    await submit({ pass: mine, files: [file] })
  })

  test('are refused when a program is renamed, and when there is no challenge, a wrong one or an old one', async () => {
    const pass = await begin()
    await expect(upload(pass, new File(['MZ\u0090 program'], '照片.jpg'))).rejects.toMatchObject({
      code: codes.fileTypeRefused,
    })
    const wrong = { captcha: { id: (await solved(service)).id, answer: '99' } }
    await expect(service.call(beginGuestFiles, wrong)).rejects.toMatchObject({ code: codes.captchaWrong })
    await expect(upload('x'.repeat(43), pdf('一.pdf'))).rejects.toMatchObject({ code: codes.captchaWrong })
    service.clock.advance(HOUR)
    await expect(upload(pass, pdf('一.pdf'))).rejects.toMatchObject({ code: codes.captchaWrong })
    expect(await service.db.query(sql`select 1 from files`)).toEqual([])
  })

  test('of 20 MB are refused on the wire with words at the field', async () => {
    const large = new File(['%PDF-1.7', new Uint8Array(20 * 1_048_576)], '录像.pdf')
    const { body } = await service.sendRaw(uploadGuestFile, { pass: await begin(), files: [large] })
    expect(body).toMatchObject({ code: codes.fileTooLarge, data: { fields: { files: '文件不能超过 5 MB' } } })
  })

  test('are three at most for one letter, sent one after another or at once', async () => {
    const pass = await begin()
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(at => upload(pass, pdf(`${at}.pdf`))))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(upload(pass, pdf('多.pdf'))).rejects.toMatchObject({ code: codes.quotaReached })
    const [row] = await service.db.query<{ count: number }>(sql`select count(*) as count from files`)
    expect(row?.count).toBe(3)
  })

  test('that went along with nothing are deleted after a day, an account’s are not', async () => {
    const pass = await begin()
    const file = await upload(pass, pdf('一.pdf'))
    service.clock.advance(23 * HOUR)
    expect(await tidy()).toBe(0)
    service.clock.advance(HOUR)
    expect([await tidy(), isStored(file)]).toEqual([1, false])
    expect(await service.db.query(sql`select 1 from guest_passes`)).toEqual([])
  })

  test('are limited by address', async () => {
    const pass = await begin()
    const program = () => new File(['MZ'], '一.pdf')
    for (let at = 0; at < 30; at += 1) await upload(pass, program()).catch(() => undefined)
    await expect(upload(pass, program())).rejects.toMatchObject({ code: codes.tooMany })
  })
})
