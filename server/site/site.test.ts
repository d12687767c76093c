import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { lookupAliases } from '#contract/reference/search'
import { tradeList } from '#contract/reference/trades'
import {
  listCategories,
  listCities,
  listJobCategories,
  listMenus,
  listNavigations,
  listSubSites,
  siteConfigs,
} from '#contract/site'
import { subSiteInfo } from '#contract/sub-sites'
import { insertRows } from '../db/bulk.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedFair } from '../job-fairs/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { readSettings } from '../settings.ts'
import { createTestService, type TestService } from '../testing.ts'
import { codeOf } from './codes.ts'
import { siteCalls } from './index.ts'

describeOnBothEngines('the site', open => {
  let service: TestService
  beforeEach(async () => {
    const { sites } = readSettings({ TALENT_HOSTS: 'rcfw.example.cn', MAIN_DOMAINS: 'example.cn, jobs.example.org' })
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
    expect(standard.logo).not.toBe(talent.logo)
  })

  test('says whether its host belongs to the main recruitment domain', async () => {
    for (const [host, main] of [
      ['example.cn', true],
      ['RCFW.example.cn', true],
      ['jobs.example.org', true],
      ['example.org', false],
      ['myexample.cn', false],
      ['127.0.0.1', false],
    ] as const) {
      expect([host, (await config(host)).main]).toEqual([host, main])
    }
    const anywhere = createTestService(service.db, siteCalls, { sites: readSettings({}).sites })
    expect((await anywhere.call(siteConfigs, {}, { host: '127.0.0.1' })).main).toBe(true)
  })

  test('draws a code of its own address and one of its messaging account, as an operator sets it', async () => {
    const { sites } = readSettings({})
    const draw = (name: string) => codeOf(service.db, sites, name, 'https://www.example.cn')
    const [site, account] = [await draw('site'), await draw('account')]
    expect(site).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
    expect(account).not.toBe(site)
    expect(await draw('other')).toBeUndefined()
    await set({ account: 'https://www.example.cn/' })
    expect(await draw('account')).toBe(site)
    await service.db.run(sql`update site_settings set value = '"javascript:alert(1)"'`)
    expect(await draw('account')).toBe(account)
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

  test('has a site for every city and for one county', async () => {
    const { list: areas } = await service.call(listSubSites, {})
    expect(areas[0]).toEqual({ value: '', label: '总站', href: '/' })
    expect(areas).toContainEqual({ value: '360700', label: '赣州', href: '/?area=360700' })
    expect(areas.at(-1)).toEqual({ value: '2544', label: '安源', href: '/ay/index' })
    expect(areas).toHaveLength(13)
  })

  test('tells of one of them what is open and held there, and of no other', async () => {
    const company = await insertCompany(service.db, { name: '赣江示例有限公司' })
    const there = { city: '360700', district: '360702' }
    await insertJobs(service.db, company, [there, there, {}, { ...there, status: 'invalid' }])
    const now = service.clock.now()
    await seedFair(service.db, now, { id: 1, city: '360700' })
    await seedFair(service.db, now, { id: 2, city: '360700', opensIn: -3 })
    await seedFair(service.db, now, { id: 3, city: '360700', opensIn: 60 })
    await seedFair(service.db, now, { id: 4, city: '360700', state: 'cancelled' })
    const told = (id: string) => service.call(subSiteInfo, { id })
    const href = '/?area=360700'
    expect(await told('360700')).toEqual({ id: '360700', name: '赣州', href, region: '赣州市', jobs: 2, fairs: 1 })
    expect(await told('360800')).toMatchObject({ name: '吉安', jobs: 0, fairs: 0 })
    expect(await told('2544')).toMatchObject({ name: '安源', href: '/ay/index', region: '', jobs: null, fairs: null })
    for (const id of ['360702', '999', 'constructor'])
      await expect(told(id)).rejects.toMatchObject({ code: codes.notFound })
  })

  test('takes the sites that an operator names, all or none', async () => {
    const own = [
      { value: '', label: '总站', href: '/' },
      { value: '2545', label: '湘东', href: '' },
    ]
    await set({ areas: own })
    expect((await service.call(listSubSites, {})).list).toEqual(own)
    await service.db.run(sql`update site_settings set value = '[{"value":"1","label":"x","href":"javascript:0"}]'`)
    service.clock.advance(10)
    expect((await service.call(listSubSites, {})).list).toHaveLength(13)
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

  test('has a navigation for everybody, and the same as a menu', async () => {
    const { list } = await service.call(listNavigations, {})
    expect(list.map(({ url }) => url)).toEqual([
      '/',
      '/job-search',
      '/resume/search',
      '/recruitment?tr=5',
      '/flexible',
      '/exam/center',
      '/archives',
      '/government/regulations',
      '/help',
    ])
    expect((await service.call(listMenus, {})).list).toEqual(list)
  })

  test('puts the special columns that editors name under their entry of the navigation', async () => {
    const children = Array.from({ length: 7 }, (_, at) => ({
      title: `专栏${at}`,
      url: `/topic/c${at}`,
      target: '_self',
    }))
    const items = [{ title: '专项招聘', url: '/working/index', target: '_self', children }]
    await insertRows(service.db, 'menu_entries', [
      {
        name: 'special',
        audience: 'public',
        document: { audience: 'public', after: '/job-search', items },
        updated_at: service.clock.now(),
      },
    ])
    const { list } = await service.call(listNavigations, {})
    expect(list.map(({ title }) => title).slice(0, 4)).toEqual(['首页', '职位搜索', '专项招聘', '简历搜索'])
    expect(list[2]?.children).toHaveLength(7)
    expect(list[2]?.children[6]).toMatchObject({ title: '专栏6', url: '/topic/c6', show: true })
    expect((await service.call(listMenus, { audience: 'individual' })).list.map(({ title }) => title)).not.toContain(
      '专项招聘',
    )
  })

  test('leaves out of the menu what a member may not do for the company', async () => {
    const { companyId, token: owner } = await service.employer()
    const { token: reader } = await service.employer(companyId, 'reader')
    const urls = async (token: string) =>
      (await service.call(listMenus, { audience: 'employer' }, { token })).list.map(({ url }) => url)
    const forRecruiters = [
      '/manage/job/publish',
      '/manage/meeting',
      '/enterprise/search-talent',
      '/enterprise/recommend',
      '/enterprise/talents',
    ]
    const [all, left] = [await urls(owner), await urls(reader)]
    expect(all.filter(url => !left.includes(url))).toEqual(forRecruiters)
    expect(left.filter(url => !all.includes(url))).toEqual([])
  })

  test('has a menu for individuals and for employers; the management of job fairs is there and not shown', async () => {
    const menu = async (audience: 'individual' | 'employer') => (await service.call(listMenus, { audience })).list
    expect((await menu('individual')).map(({ url, show }) => [url, show])).toEqual([
      ['/manage/center', true],
      ['/user/resume', true],
      ['/user/resume-list', true],
      ['/manage/user/position', true],
      ['/user/invitation-list', true],
      ['/manage/user/browse', true],
      ['/exam/mine', true],
      ['/exams/mine', true],
      ['/user/exam-list', true],
      ['/user/job-hunt', true],
      ['/user/search-list', true],
      ['/message', true],
      ['/manage/account', true],
    ])
    expect((await menu('employer')).map(({ url, show }) => [url, show])).toEqual([
      ['/manage/center', true],
      ['/enterprise/center', true],
      ['/manage/jobs', true],
      ['/manage/job/publish', true],
      ['/manage/resume', true],
      ['/manage/interview', true],
      ['/manage/meeting', true],
      ['/enterprise/search-talent', true],
      ['/enterprise/recommend', true],
      ['/enterprise/talents', true],
      ['/enterprise/figures', true],
      ['/manage/fair/onsite', false],
      ['/manage/fair/online', false],
      ['/enterprise/account', true],
      ['/enterprise/security', true],
      ['/manage/message', true],
    ])
    expect((await service.sendRaw(listMenus, { audience: 'root' })).body).toMatchObject({ code: codes.invalid })
  })
})
