import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { companyContact, companyDetail, listCompanyImages } from '#contract/companies'
import type { CompanyFacts } from '#contract/company-fields'
import {
  addCompanyImage,
  arrangeCompanyImages,
  deleteCompanyImage,
  getOwnCompany,
  removeCompanyLogo,
  updateCompany,
  updateCompanyLogo,
} from '#contract/employer'
import { listJobs } from '#contract/jobs'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { jobsCalls } from '../jobs/index.ts'
import { insertJobs } from '../jobs/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { companiesCalls } from './index.ts'

const facts: CompanyFacts = {
  shortName: '赣江䶮电',
  companyType: '9',
  trade: '15',
  scale: '4',
  foundedYear: 2011,
  website: 'https://www.example.com/about',
  intro: '研发和生产锂电池装配线。\n公司在赣江边，由𠮷水两地共建。',
  welfare: ['1', '3'],
  city: '360700',
  district: '360702',
  address: '长征大道 18 号',
  contact: '人事部 熊女士',
  phone: '0797-8123456',
  email: 'hr@example.com',
}

const pictureOf = async (side = 400) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: side, height: side, channels: 3, background: '#369' } })
          .png()
          .toBuffer(),
      ),
    ],
    '车间.png',
  )

const lies = [
  ['a GIF', new TextEncoder().encode('GIF89a\u0001\u0000\u0001\u0000;')],
  ['an executable named .png', new Uint8Array([0x4d, 0x5a, ...Array(500).fill(0)])],
  ['a drawing with script', new TextEncoder().encode('<svg onload="alert(1)"/>')],
  ['nothing', new Uint8Array()],
] as const

describeOnBothEngines('the own company of an employer', open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...companiesCalls, ...jobsCalls])
    employer = await service.employer()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const own = (who = employer) => service.call(getOwnCompany, {}, who)
  const save = async (change: Partial<CompanyFacts> = {}, version = 1, who = employer) =>
    service.call(updateCompany, { version, ...facts, ...change }, who)
  const refused = async (change: object, version = 1) =>
    (await service.sendRaw(updateCompany, { version, ...facts, ...change }, employer)).body
  const add = async (caption: string, who = employer) =>
    service.call(addCompanyImage, { caption, files: [await pictureOf()] }, who)
  const captions = async () =>
    (await service.call(listCompanyImages, { id: employer.companyId })).list.map(({ caption }) => caption)
  const status = async (address: string) => (await service.app.http.request(address)).status
  const storedFiles = () =>
    existsSync(join(service.dataDir, 'files'))
      ? readdirSync(join(service.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(e => e.isFile())
      : []

  test('is shown whole to its people, with what the licence says apart', async () => {
    await service.db.run(sql`
      update companies set credit_code = '91360702MA35L1234X', verified_at = '2025-03-01' where id = ${employer.companyId}`)
    expect(await own()).toMatchObject({
      id: employer.companyId,
      version: 1,
      facts: { shortName: '赣江电子', companyType: '1', city: '360100', foundedYear: null, intro: '', phone: '' },
      licence: {
        name: '赣江示例电子有限公司',
        creditCode: '91360702MA35L1234X',
        place: '赣州·章贡区',
        verifiedAt: '2025-03-01',
        recheckBy: '2025-09-01',
        licenceStanding: 'valid',
      },
      logo: '',
      images: [],
    })
  })

  test('is stored, and everybody sees it at once', async () => {
    expect(await save()).toMatchObject({ version: 2, facts })
    expect(await service.call(companyDetail, { id: employer.companyId })).toMatchObject({
      name: '赣江示例电子有限公司',
      shortName: facts.shortName,
      trade: '15',
      place: '赣州·章贡区',
      intro: facts.intro,
      welfare: facts.welfare,
      foundedYear: 2011,
      reachable: true,
    })
    const actions = await service.db.query(sql`select action from audit_log where action = 'company.save'`)
    expect(actions).toHaveLength(1)
  })

  test('takes its jobs along, so that a search by trade finds them from then on', async () => {
    const [job] = await insertJobs(service.db, employer.companyId, [{}])
    const found = async (trade: string) => (await service.call(listJobs, { trade })).list.map(({ id }) => id)
    expect(await found('1')).toEqual([job])
    await save()
    expect([await found('1'), await found('15')]).toEqual([[], [job]])
  })

  test('saved again unchanged is one change, whatever version is named', async () => {
    await save()
    expect(await save({}, 1)).toMatchObject({ version: 2 })
  })

  test('changed elsewhere meanwhile is shown as it is now, and nothing is overwritten', async () => {
    const colleague = await service.employer(employer.companyId)
    await save({ intro: '同事写的介绍。' }, 1, colleague)
    expect(await refused({ intro: '我写的介绍。' })).toMatchObject({
      code: codes.conflict,
      data: { current: { version: 2, facts: { intro: '同事写的介绍。' } } },
    })
    expect((await own()).facts.intro).toBe('同事写的介绍。')
    expect(await save({ intro: '我写的介绍。' }, 2)).toMatchObject({ version: 3 })
  })

  test.each([
    ['shortName', '', '请填写单位简称'],
    ['shortName', '䶮'.repeat(31), '单位简称最多 30 个字'],
    ['trade', '', '请选择所属行业'],
    ['intro', '𠮷'.repeat(3001), '单位介绍最多 3000 个字'],
    ['website', 'javascript:alert(1)', '网址应以 http:// 或 https:// 开头，例如 https://www.example.com'],
    ['phone', '12345', '请填写手机号或带区号的座机，例如 0791-88886666'],
    ['email', 'hr@', '邮箱格式不正确，例如 hr@example.com'],
    ['city', '110000', '请选择所在城市'],
    ['district', '360102', '请选择该城市的区县'],
    ['foundedYear', 2026, '成立年份不能晚于今年'],
  ])('does not take such a %s (case %#)', async (field, value, message) => {
    expect(await refused({ [field]: value })).toMatchObject({
      code: codes.invalid,
      data: { fields: { [field]: message } },
    })
    expect((await own()).version).toBe(1)
  })

  test('tells whom to ask to those who are signed in to apply, and to nobody else', async () => {
    await save({ phone: '０７９１－８８８８ ６６６６' })
    const id = { id: employer.companyId }
    const seeker = await service.seeker()
    expect(await service.call(companyContact, id, seeker)).toEqual({
      contact: facts.contact,
      phone: '0791-88886666',
      email: facts.email,
    })
    expect((await service.sendRaw(companyContact, id)).body).toMatchObject({ code: codes.signInAgain })
    expect((await service.sendRaw(companyContact, id, employer)).body).toMatchObject({ code: codes.notFound })
    expect((await service.sendRaw(companyContact, { id: '999999999999' }, seeker)).body).toMatchObject({
      code: codes.notFound,
    })
    expect(JSON.stringify(await service.call(companyDetail, id))).not.toMatch(/熊女士|88886666|hr@/)
  })

  test('has a logo that everybody sees, one at a time', async () => {
    const first = (await service.call(updateCompanyLogo, { files: [await pictureOf()] }, employer)).logo
    const second = (await service.call(updateCompanyLogo, { files: [await pictureOf(1_000)] }, employer)).logo
    expect([await status(first), await status(second)]).toEqual([404, 200])
    expect((await service.call(companyDetail, { id: employer.companyId })).logo).toBe(second)
    expect(storedFiles()).toHaveLength(1)
    await service.call(removeCompanyLogo, {}, employer)
    expect(await service.call(removeCompanyLogo, {}, employer)).toMatchObject({ logo: '', version: 1 })
    expect([await status(second), storedFiles()]).toEqual([404, []])
  })

  test('keeps logo and pictures when the person who sent them leaves', async () => {
    const { logo } = await service.call(updateCompanyLogo, { files: [await pictureOf()] }, employer)
    await add('装配车间')
    await service.db.run(sql`delete from users where id = ${employer.id}`)
    expect([await status(logo), await captions()]).toEqual([200, ['装配车间']])
  })

  test('shows pictures in the order and with the words that it gives them', async () => {
    await add('装配车间')
    await add('员工食堂')
    const { images } = await add('篮球场')
    expect(await captions()).toEqual(['装配车间', '员工食堂', '篮球场'])
    const [hall, canteen, court] = images.map(({ id }) => id)
    const list = [
      { id: court ?? '', caption: '篮球场与跑道' },
      { id: hall ?? '', caption: '装配车间' },
      { id: canteen ?? '', caption: '员工食堂' },
    ]
    await service.call(arrangeCompanyImages, { list }, employer)
    expect(await captions()).toEqual(['篮球场与跑道', '装配车间', '员工食堂'])
    const arranged = await service.sendRaw(arrangeCompanyImages, { list: list.slice(1) }, employer)
    expect(arranged.body).toMatchObject({ code: codes.conflict, data: { current: { images: { length: 3 } } } })
    const twice = await service.sendRaw(arrangeCompanyImages, { list: [list[0], list[0], list[1]] }, employer)
    expect(twice.body).toMatchObject({ code: codes.conflict })
    const after = await service.call(deleteCompanyImage, { id: hall ?? '' }, employer)
    expect(after.images.map(({ caption }) => caption)).toEqual(['篮球场与跑道', '员工食堂'])
    const again = await service.sendRaw(deleteCompanyImage, { id: hall ?? '' }, employer)
    expect(again.body).toMatchObject({ code: codes.notFound })
    expect(storedFiles()).toHaveLength(2)
  })

  test('shows nine pictures at most, also when they come at once', async () => {
    for (let at = 1; at <= 7; at += 1) await add(`车间 ${at}`)
    const file = await pictureOf()
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(async at => {
        const { body } = await service.send(
          addCompanyImage,
          { caption: `同时 ${at}`, files: [file] },
          { token: employer.token },
        )
        return Object(body).code
      }),
    )
    expect(outcomes.filter(code => code === codes.ok)).toHaveLength(2)
    expect(outcomes.filter(code => code === codes.quotaReached)).toHaveLength(2)
    expect([(await captions()).length, storedFiles().length]).toEqual([9, 9])
  })

  test.each(lies)('is not given %s for a picture', async (_, bytes) => {
    const files = [new File([bytes], '车间.png', { type: 'image/png' })]
    for (const sent of [
      await service.send(addCompanyImage, { caption: '车间', files }, { token: employer.token }),
      await service.send(updateCompanyLogo, { files }, { token: employer.token }),
    ]) {
      expect(sent.body).toMatchObject({ code: codes.fileTypeRefused, msg: '请上传JPG、PNG 或 WebP 图片' })
    }
    expect([storedFiles(), (await own()).images]).toEqual([[], []])
  })

  test('has words for each picture', async () => {
    const files = [await pictureOf()]
    const { body } = await service.send(addCompanyImage, { caption: ' ', files }, { token: employer.token })
    expect(body).toMatchObject({ code: codes.invalid, data: { fields: { caption: '请填写图片说明' } } })
  })

  test('that is not there has no pictures to show', async () => {
    const { body } = await service.sendRaw(listCompanyImages, { id: '999999999999' })
    expect(body).toMatchObject({ code: codes.notFound })
  })
})
