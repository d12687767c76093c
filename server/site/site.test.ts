import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { tradeList } from '#contract/reference/companies'
import { lookupAliases } from '#contract/reference/search'
import { listCategories, listCities, listJobCategories, listMenus, siteConfigs } from '#contract/site'
import { insertRows } from '../db/bulk.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { readSettings } from '../settings.ts'
import { createTestService, type TestService } from '../testing.ts'
import { siteCalls } from './index.ts'

describeOnBothEngines('the site', open => {
  let service: TestService
  beforeEach(async () => {
    const { sites } = readSettings({ TALENT_HOSTS: 'rcfw.example.cn' })
    service = createTestService(await open(), siteCalls, { sites })
  })

  const config = (host = 'www.example.cn') => service.call(siteConfigs, {}, { host })
  const set = async (values: Readonly<Record<string, unknown>>) => {
    const rows = Object.entries(values).map(([key, value]) => ({ key, value }))
    await insertRows(service.db, 'site_settings', rows)
  }

  test('is named by its host, and each face has its own filing number', async () => {
    const [standard, talent] = [await config(), await config('RCFW.example.cn')]
    expect([standard.title, talent.title]).toEqual(['江西人才人事网', '江西人才服务网'])
    expect(standard.filing.text).not.toBe(talent.filing.text)
  })

  test('has hotlines enough for the top bar, which shows the first, second, fourth and eighth', async () => {
    const { hotline, examLine } = await config()
    expect(hotline.split('、').length).toBeGreaterThanOrEqual(8)
    expect(examLine.split('、')[0]).toMatch(/^0\d{2,3}-\d{8}$/)
  })

  test('takes what an operator set, for one face or for both, within ten seconds', async () => {
    await config()
    await set({ title: '新名', 'talent.title': '人才新名', 'filing.url': 'https://beian.example.cn/' })
    expect((await config()).title).toBe('江西人才人事网')
    service.clock.advance(10)
    expect(await config()).toMatchObject({ title: '新名', filing: { url: 'https://beian.example.cn/' } })
    expect(await config('rcfw.example.cn')).toMatchObject({ title: '人才新名' })
  })

  test('passes over what an operator cannot have meant', async () => {
    const before = await config()
    await set({ title: 1, subtitle: {}, logo: 'javascript:alert(1)', 'filing.url': '//evil.example', hotline: ['1'] })
    service.clock.advance(10)
    expect(await config()).toEqual(before)
  })

  test('says whether its content is invented', async () => {
    expect((await config()).sample).toBe(false)
    await service.employer()
    await service.db.run(sql`update companies set sample = true`)
    service.clock.advance(10)
    expect((await config()).sample).toBe(true)
  })

  test('gives every fixed list by its alias, and no other', async () => {
    for (const alias of lookupAliases) {
      expect((await service.call(listCategories, { alias })).list.length).toBeGreaterThan(4)
    }
    const { list } = await service.call(listCategories, { alias: 'AIX_trade', direct: true })
    expect(list).toEqual(tradeList.map(({ value, label }) => ({ value, label })))
    const { body } = await service.sendRaw(listCategories, { alias: 'constructor' })
    expect(body).toMatchObject({ code: codes.invalid, data: { fields: { alias: '没有这个选项表' } } })
  })

  test('knows the eleven cities with their hundred districts', async () => {
    const { list } = await service.call(listCities, {})
    expect(list).toHaveLength(11)
    expect(list[0]).toMatchObject({ value: '360100', label: '南昌市' })
    expect(list.flatMap(({ children }) => children)).toHaveLength(100)
  })

  test('knows the job categories to the third level', async () => {
    const { list } = await service.call(listJobCategories, {})
    const titles = list.flatMap(family => family.children).flatMap(group => group.children)
    expect(list.length).toBeGreaterThan(10)
    expect(titles.length).toBeGreaterThan(300)
    expect(titles.every(({ value, label }) => value !== '' && label !== '')).toBe(true)
  })

  test('has a menu for everybody, for individuals and for employers', async () => {
    const urls = async (audience?: 'individual' | 'employer') =>
      (await service.call(listMenus, { audience })).list.map(({ url }) => url)
    expect(await urls()).toEqual(['/', '/job-search', '/job-search?a=2', '/notice/list'])
    expect(await urls('individual')).toEqual(['/manage/center', '/user/resume', '/manage/user/position', '/message'])
    expect(await urls('employer')).toEqual([
      '/manage/center',
      '/manage/jobs',
      '/manage/job/publish',
      '/manage/resume',
      '/manage/message',
    ])
    expect((await service.sendRaw(listMenus, { audience: 'root' })).body).toMatchObject({ code: codes.invalid })
  })
})
