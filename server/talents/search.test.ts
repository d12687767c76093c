import { beforeEach, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint'
import { deleteResume, getResume, saveResumeSection, updateResumeSettings } from '#contract/resumes'
import { downloadTalent, listTalents, setBlock } from '#contract/talents'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { resumesCalls } from '../resumes/index.ts'
import { finishedBasic } from '../resumes/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { talentsCalls } from './index.ts'
import { fillTalentIndex } from './index-queries.ts'
import { matchPage } from './search-queries.ts'
import { talent } from './testing.ts'

const work = (title: string, duties = '') => [{ company: '赣江示例公司', title, from: '2020-01', to: '', duties }]

describeOnBothEngines('the search for people', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...talentsCalls, ...resumesCalls])
  })

  const search = (query: InputOf<typeof listTalents> = {}, person?: TestPerson) =>
    service.call(listTalents, query, person ? { token: person.token } : {})
  const found = async (query: InputOf<typeof listTalents> = {}, person?: TestPerson) =>
    (await search(query, person)).list.map(({ id }) => id)

  test('shows guests cards without names, and nothing by which somebody could be reached', async () => {
    const { id } = await talent(service, {
      work: work(`${finishedBasic.name}总账会计 +8613970000001`),
      skills: [{ name: 'C++', remark: '' }],
    })
    const page = await search()
    expect(page).toMatchObject({ total: 1, capped: false })
    expect(page.list[0]).toMatchObject({ id, name: '', education: '70', place: '赣州市', skills: ['C++'] })
    expect(JSON.stringify(page)).not.toMatch(/阿卜杜|13970000001|赣江示例公司/)
  })

  test('masks the name for an employer, and tells seekers none', async () => {
    const { person } = await talent(service)
    expect((await search({}, await service.employer())).list[0]?.name).toBe('阿**')
    expect((await search({}, person)).list[0]?.name).toBe('')
  })

  test('finds nobody by a name or a number that they wrote into a text, whoever asks', async () => {
    const { id, person } = await talent(service, {
      basic: { name: '熊丽华' },
      work: work('熊丽华工作室店长', '熊 丽华负责门店，电话一三八零零一三八零零零，微信xionglihua'),
      skills: [{ name: '致电13800138000', remark: '' }],
    })
    await service.call(updateResumeSettings, { id, title: '熊丽华的简历' }, person)
    const employer = await service.employer()
    const download = () => service.call(downloadTalent, { id }, employer)
    for (const told of [false, true]) {
      if (told) await download()
      for (const t of [
        '熊丽华',
        '丽华',
        '熊丽华的简历',
        '13800138000',
        '一三八零零',
        'xionglihua',
        '联系方式',
        '已隐藏',
      ]) {
        expect(await found({ t }, employer), t).toEqual([])
        expect(await found({ t }), t).toEqual([])
      }
      expect(await found({ t: '工作室店长 负责门店 致电' }, employer)).toEqual([id])
    }
    expect(JSON.stringify(await search())).not.toMatch(/丽华/)
    expect(JSON.stringify(await search({}, await service.employer()))).not.toMatch(/丽华/)
  })

  test('finds words of wish, work and skills; those of the wish and the latest title come first', async () => {
    const skilled = await talent(service, {
      intention: { categories: ['10101'] },
      skills: [{ name: '主办会计', remark: '' }],
    })
    const wishing = await talent(service, { work: work('主办会计') })
    const newest = await talent(service, { intention: { categories: ['10101'] }, work: work('前台', '协助主办会计') })
    expect(await found({ t: '主办会计' })).toEqual([wishing.id, newest.id, skilled.id])
    expect(await found({ t: '主办会计', sort: 'newest' })).toEqual([newest.id, wishing.id, skilled.id])
    expect(await found({ t: '主办会计', pageSize: 1, page: 2 })).toEqual([newest.id])
    expect(await found({ t: '主办 焊工' })).toEqual([])
    expect(await found({ t: '？！' })).toEqual([])
    expect(await found({ t: "o'brien \\ & | !" })).toEqual([])
  })

  test.each([
    ['"新能源汽车"', ['new']],
    ['“新能源” 汽车', ['new']],
    ['新能源', ['new', 'scattered']],
    ['「新能源」', ['new']],
    ['汽车 -销售', ['new', 'scattered']],
    ['汽车不要销售', ['new', 'scattered']],
    ['汽车 -"做过能源"', ['new', 'sales']],
    ['-销售', ['new', 'scattered', 'code']],
    ['不含 汽车', ['code']],
    ['"C++ 工程师"', []],
    ['"工程师 C++"', ['code']],
    ['-C++', ['new', 'scattered', 'sales']],
    ['C++', ['code']],
    ['.NET', ['code']],
    ['-"A 轮"', ['new', 'scattered', 'sales']],
    ['-.NET 汽车', ['new', 'scattered', 'sales']],
    ['A-轮', ['code']],
    ['"销售顾问"', ['sales']],
    ['"顾问 协助"', []],
    ['-䶮远 汽车', ['new', 'scattered', 'sales']],
    ['- " -', []],
    ['-"', []],
  ])('understands %s and finds %j', async (t, names) => {
    const intention = { categories: ['40201'] }
    const people = {
      new: await talent(service, { intention, work: work('新能源汽车技术员', '配合销售部门交车') }),
      scattered: await talent(service, { intention, work: work('汽车电工', '创新能力强，做过能源管理') }),
      sales: await talent(service, { intention, work: work('汽车销售顾问', '协助店长') }),
      code: await talent(service, {
        intention: { categories: ['10101'] },
        work: work('工程师', 'A-轮 项目'),
        skills: ['工程师 C++', '.NET'].map(name => ({ name, remark: '' })),
      }),
    }
    const ids = await found({ t })
    const nameOf = (id: string) => Object.entries(people).find(([, person]) => person.id === id)?.[0]
    expect(ids.map(nameOf).toSorted()).toEqual([...names].toSorted())
    expect((await search({ t })).total).toBe(names.length)
  })

  test('puts a phrase of the wish first, and orders by newness what is only excluded', async () => {
    const wishing = await talent(service, { work: work('成本会计') })
    const other = await talent(service, { work: work('前台', '协助成本会计') })
    expect(await found({ t: '"成本会计"' })).toEqual([wishing.id, other.id])
    expect(await found({ t: '"成本会计"', sort: 'newest' })).toEqual([other.id, wishing.id])
    expect(await found({ t: '"成本会计" -前台' })).toEqual([wishing.id])
    expect(await found({ t: '-焊工' })).toEqual([other.id, wishing.id])
  })

  test('is built anew where it was emptied, with phrases', async () => {
    const { id } = await talent(service, { work: work('新能源汽车技术员') })
    await service.db.run(sql`truncate talent_index`)
    expect(await found()).toEqual([])
    await fillTalentIndex(service.db)
    await fillTalentIndex(service.db)
    expect(await found({ t: '"新能源汽车"' })).toEqual([id])
  })

  test('narrows down by every filter', async () => {
    const first = await talent(service)
    const second = await talent(service, {
      basic: { city: '360102', education: '69', experience: '7' },
      intention: { categories: ['10101'], cities: ['360100'], wage: '5' },
    })
    expect(await found({ city: '360700' })).toEqual([first.id])
    expect(await found({ city: '360100' })).toEqual([second.id])
    expect(await found({ education: '70' })).toEqual([first.id])
    expect(await found({ education: '69' })).toEqual([second.id, first.id])
    expect(await found({ experience: '6' })).toEqual([second.id])
    expect(await found({ wage: '5' })).toEqual([second.id])
    expect(await found({ category: '3' })).toEqual([first.id])
    expect(await found({ category: '30101', city: '360700', education: '70', wage: '3' })).toEqual([first.id])
    expect(await found({ city: '999999999' })).toEqual([])
    service.clock.advance(8 * 86_400)
    expect([await found({ updated: '7' }), (await found({ updated: '30' })).length]).toEqual([[], 2])
  })

  test('follows the resume at once: hidden, for applications only, open again, deleted', async () => {
    const { id, person } = await talent(service)
    const set = (privacy: 'open' | 'applied' | 'hidden') =>
      service.call(updateResumeSettings, { id, privacy }, { token: person.token })
    await set('hidden')
    expect(await found()).toEqual([])
    await set('applied')
    expect(await found()).toEqual([])
    await set('open')
    expect(await found()).toEqual([id])
    await service.call(deleteResume, { id }, { token: person.token })
    expect(await found()).toEqual([])
  })

  test('finds of new resumes those alone whose makers wanted to be found', async () => {
    const { id } = await talent(service)
    await talent(service, { privacy: 'hidden' })
    await talent(service, { privacy: undefined })
    expect(await found()).toEqual([id])
  })

  test('leaves out unfinished resumes and people who are giving up their account', async () => {
    await talent(service, { intention: { categories: [] } })
    const { id, person } = await talent(service)
    expect(await found()).toEqual([id])
    const cancel = (at: Date | null) =>
      service.db.run(sql`update users set cancelled_at = ${at} where id = ${person.id}`)
    await cancel(service.clock.now())
    expect(await found()).toEqual([])
    await cancel(null)
    expect(await found()).toEqual([id])
  })

  test('never shows a company who has blocked it', async () => {
    const { id, person } = await talent(service)
    const [blocked, other] = [await service.employer(), await service.employer()]
    const block = { companyId: blocked.companyId, blocked: true }
    await service.call(setBlock, block, { token: person.token })
    expect(await search({}, blocked)).toMatchObject({ list: [], total: 0 })
    expect(await found({ t: '会计' }, blocked)).toEqual([])
    expect(await found({}, other)).toEqual([id])
    await service.call(setBlock, { ...block, blocked: false }, { token: person.token })
    expect(await found({}, blocked)).toEqual([id])
  })

  test('shows guests, seekers and companies that were not checked nobody who has blocked anybody', async () => {
    const { id, person } = await talent(service, { skills: [{ name: '合并报表', remark: '' }] })
    const [blocked, other, unchecked] = [
      await service.employer(),
      await service.employer(),
      await service.uncheckedEmployer(),
    ]
    const watching = [undefined, person, blocked, unchecked, await service.employer(other.companyId, 'reader')]
    const all = () => Promise.all(watching.map(who => search({ t: '合并报表', city: '360700' }, who)))
    const totals = async () => (await all()).map(({ list, total }) => [list.length, total])
    const set = (is: boolean) =>
      service.call(setBlock, { companyId: blocked.companyId, blocked: is }, { token: person.token })
    const nobody = watching.map(() => [0, 0])
    await set(true)
    expect(await totals()).toEqual(nobody)
    expect(await found({}, other)).toEqual([id])
    // Neither a change of the resume nor a new index forgets it.
    const { version } = await service.call(getResume, { id }, person)
    const change = { section: 'evaluation', data: { text: '踏实' } } as const
    await service.call(saveResumeSection, { id, version, change }, person)
    expect(await totals()).toEqual(nobody)
    await service.db.run(sql`truncate talent_index`)
    await fillTalentIndex(service.db)
    expect(await totals()).toEqual(nobody)
    await set(false)
    expect(await totals()).toEqual(watching.map(() => [1, 1]))
  })

  test('stays shut to guests when a resume is saved while somebody is blocked', async () => {
    const { id, person } = await talent(service)
    const { companyId } = await service.employer()
    for (let round = 0; round < 5; round += 1) {
      const { version } = await service.call(getResume, { id }, person)
      const change = { section: 'evaluation', data: { text: `第 ${round} 次` } } as const
      await Promise.all([
        service.call(saveResumeSection, { id, version, change }, person),
        service.call(setBlock, { companyId, blocked: round % 2 === 0 }, person),
      ])
      expect(await found()).toEqual(round % 2 === 0 ? [] : [id])
    }
  })

  test('shows a reader of a company no more than guests', async () => {
    const { id } = await talent(service)
    const { companyId, token } = await service.employer()
    await service.call(downloadTalent, { id }, { token })
    expect((await search({}, await service.employer(companyId, 'reader'))).list[0]).toMatchObject({
      name: '',
      downloaded: false,
    })
  })

  test('answers from an index however much is stored, by words and without', async () => {
    const { id } = await talent(service)
    await service.db.run(sql`
      insert into resumes (id, user_id, title, privacy, sections, created_at, updated_at)
      select gen_random_uuid(), user_id, '', 'open', '{}', now(), now() from resumes, generate_series(1, 5000) where id = ${id}`)
    await service.db.run(sql`
      insert into talent_index (resume_id, user_id, updated_at, search)
      select r.id, r.user_id, r.updated_at - n * interval '1 second', array_to_tsvector(array['!c360100', '!w' || n % 7, 'w' || n])
      from (select id, user_id, updated_at, row_number() over () as n from resumes where id <> ${id}) r`)
    await service.db.run(sql`analyze talent_index`)
    for (const query of ['', "'w17' & '!c360100'", "'!w3'", "('w17' <-> 'w18')", "!'w17'"]) {
      for (const companyId of ['1', null]) {
        const page = matchPage({ query, except: '', companyId, since: null }, { limit: 20, offset: 0 })
        const plan = await service.db.query<{ 'QUERY PLAN': string }>(sql`explain ${page}`)
        const lines = plan.map(line => line['QUERY PLAN']).join('\n')
        expect(lines).toMatch(/talent_index_(search|newest)/)
        expect(lines).not.toMatch(/Seq Scan on talent_index/)
      }
    }
  })
})
