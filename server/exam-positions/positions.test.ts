import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { examPositionInfo, judgePosition, listExamPositions, savePosition } from '#contract/exam-positions'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { seedExam } from '../exams/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examPositionsCalls } from './index.ts'
import { bachelor, graduateOfLaw, law, replacePositions, writeDefault } from './testing.ts'

describeOnBothEngines('positions of exams', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), examPositionsCalls)
    await seedExam(service.db, service.clock.now())
  })

  const put = (...positions: Parameters<typeof replacePositions>[2]) => replacePositions(service, 101, positions)
  const list = (input: object = {}, person?: { readonly token: string }) =>
    service.call(listExamPositions, { exam: '101', ...input }, person)
  const ids = async (input: object = {}, person?: { readonly token: string }) =>
    (await list(input, person)).list.map(({ id }) => id)

  test('are found by words of unit, department, title and code, by city, schooling, major and graduates', async () => {
    await put(
      { id: 1, unit: '南昌市图书馆', department: '读者服务部', title: '管理岗' },
      { id: 2, unit: '南昌市档案馆', title: '信息技术岗', majors: ['0809'], education: '70', code: 'AB02' },
      { id: 3, city: '360700', title: '法务岗', majors: ['030101K'], education: '636', graduates_only: true },
      { id: 4, city: '360700', title: '会计岗', majors: ['1202'], education: '69' },
    )
    expect(await ids()).toEqual(['1', '3', '4', '2'])
    expect(await ids({ t: '图书馆 读者' })).toEqual(['1'])
    expect(await ids({ t: 'ab02' })).toEqual(['2'])
    expect(await ids({ t: '图书馆 档案馆' })).toEqual([])
    expect(await ids({ city: '360700' })).toEqual(['3', '4'])
    expect(await ids({ education: '70' })).toEqual(['1', '4', '2'])
    expect(await ids({ education: '11' })).toEqual(['1'])
    expect(await ids({ major: '080901' })).toEqual(['1', '2'])
    expect(await ids({ major: '030101K' })).toEqual(['1', '3'])
    expect(await ids({ graduates: true })).toEqual(['3'])
    expect((await service.sendRaw(listExamPositions, { exam: '101', major: '法学' })).body).toMatchObject({
      code: codes.invalid,
    })
  })

  test('are counted beside each filter by what the others leave, and places without what was cancelled', async () => {
    await put(
      { id: 1, unit: '甲', headcount: 2, paid: 6, education: '70' },
      { id: 2, unit: '甲', headcount: 3, paid: 8, city: '360700', graduates_only: true },
      { id: 3, unit: '乙', headcount: 5, paid: 0, city: '360700', state: 'cancelled', education: '636' },
    )
    const { total, headcount, facets } = await list({ city: '360700' })
    expect([total, headcount]).toEqual([2, 3])
    expect(facets).toEqual({
      cities: [
        { value: '360100', label: '南昌市', count: 1 },
        { value: '360700', label: '赣州市', count: 2 },
      ],
      educations: [
        { value: '66', label: '高中', count: 1 },
        { value: '67', label: '中专', count: 1 },
        { value: '69', label: '大专', count: 1 },
        { value: '70', label: '本科', count: 1 },
        { value: '636', label: '研究生', count: 2 },
      ],
      units: [
        { value: '乙', label: '乙', count: 1 },
        { value: '甲', label: '甲', count: 1 },
      ],
      graduates: 1,
      underRatio: 1,
      fits: null,
      fitsUnderRatio: null,
      saved: null,
    })
    expect(await ids({ underRatio: true })).toEqual(['2'])
    expect((await list({ underRatio: true, graduates: true })).facets).toMatchObject({ graduates: 1, underRatio: 1 })
  })

  test('stand in the order that is asked for, the same on every page', async () => {
    await put(
      { id: 1, headcount: 2, paid: 6, applied: 9 },
      { id: 2, headcount: 4, paid: 4, applied: 20 },
      { id: 3, headcount: 1, paid: 3, applied: 2 },
      { id: 4, headcount: 1, paid: 3, applied: 1 },
    )
    expect(await ids({ sort: 'ratio' })).toEqual(['2', '4', '3', '1'])
    expect(await ids({ sort: 'headcount' })).toEqual(['2', '1', '3', '4'])
    expect(await ids({ sort: 'applied' })).toEqual(['2', '1', '3', '4'])
    expect(await ids({ sort: 'code', page: 2, pageSize: 3 })).toEqual(['4'])
    expect(await ids({ page: 9 })).toEqual([])
  })

  test('of a recruitment stand together, and without one or an exam nothing is asked', async () => {
    await seedExam(service.db, service.clock.now(), { id: 102, themeId: 101 })
    await seedExam(service.db, service.clock.now(), { id: 901, themeId: 101, daysAgo: -30 })
    const found = await service.call(listExamPositions, { theme: '101' })
    expect(found.list.map(({ id }) => id)).toEqual(['1011', '1012', '1021', '1022'])
    expect((await service.call(listExamPositions, { exam: '901' })).total).toBe(0)
    expect((await service.call(listExamPositions, { exam: '7' })).total).toBe(0)
    expect((await service.sendRaw(listExamPositions, {})).body).toMatchObject({
      code: codes.invalid,
      data: { fields: { exam: '请选择考试或者招聘项目' } },
    })
  })

  test('tell a seeker which fit, and why; guests and employers nothing', async () => {
    await put(
      { id: 1, conditions: [bachelor, law] },
      { id: 2, conditions: [bachelor, { ...law, prefixes: ['0809'] }] },
      { id: 3, conditions: [bachelor, { kind: 'other', quote: '适应出差', hard: true }] },
      { id: 4, conditions: [{ ...law, prefixes: ['0809'], hard: false }] },
    )
    const person = await service.seeker()
    await writeDefault(service, person, graduateOfLaw)
    const found = await list({}, person)
    expect(found.list.map(({ verdict }) => verdict)).toEqual(['fits', 'fails', 'unsure', 'fits'])
    expect(found.list[0]?.asks).toEqual(['本科及以上', '法学类'])
    expect(found.facets.fits).toBe(2)
    expect(await ids({ fits: true }, person)).toEqual(['1', '4'])
    for (const other of [undefined, await service.employer()]) {
      const { list: seen, facets } = await list({ fits: true, saved: true }, other)
      expect(seen.map(({ verdict }) => verdict)).toEqual([null, null, null, null])
      expect([facets.fits, facets.saved]).toEqual([null, null])
    }
    expect(await service.call(judgePosition, { id: '2' }, person)).toEqual({
      verdict: 'fails',
      list: [
        { kind: 'education', verdict: 'fits', hard: true, quote: '本科及以上学历', yours: '本科', advice: '' },
        {
          kind: 'major',
          verdict: 'fails',
          hard: true,
          quote: '法学类（0301）',
          yours: '法学 030101K',
          advice: '所学专业不在职位要求的范围内',
        },
      ],
    })
    const stranger = await service.seeker()
    expect((await list({}, stranger)).list.map(({ verdict }) => verdict)).toEqual([
      'unsure',
      'unsure',
      'unsure',
      'fits',
    ])
  })

  test('that fit and stand under the ratio are one choice, counted by what the other filters leave', async () => {
    await put(
      { id: 1, conditions: [law], headcount: 2, paid: 6 },
      { id: 2, conditions: [law], headcount: 2, paid: 5 },
      { id: 3, conditions: [law], headcount: 2, paid: 0, city: '360700' },
      { id: 4, conditions: [{ ...law, prefixes: ['0809'] }], headcount: 2, paid: 0 },
    )
    const person = await service.seeker()
    await writeDefault(service, person, graduateOfLaw)
    const count = async (input: object) => (await list(input, person)).facets.fitsUnderRatio
    expect([await count({}), await count({ fits: true }), await count({ underRatio: true })]).toEqual([2, 2, 2])
    expect([await count({ city: '360700' }), await count({ t: '单位 4' })]).toEqual([1, 0])
    expect(await ids({ fits: true, underRatio: true }, person)).toEqual(['2', '3'])
    expect((await list({})).facets.fitsUnderRatio).toBeNull()
  })

  test('say when another one may be chosen in place of one that was cancelled: not at all, not yet, now, not any more', async () => {
    const [exam] = await service.db.query<{ pay: string; tickets: string }>(sql`
      select o.pay_until as pay, e.ticket_from as tickets from exams e join exam_rounds o on o.exam_id = e.id
      where e.id = 101`)
    const [pay, tickets] = [Date.parse(exam?.pay ?? ''), Date.parse(exam?.tickets ?? '')]
    const at = async (moment: number) => {
      await goTo(service, moment)
      return (await service.call(examPositionInfo, { id: '1011' })).rechoose
    }
    const [from, until] = [pay + 3_600_000, pay + 7_200_000]
    expect(await at(pay)).toEqual({ state: 'none', from: null, until: null })
    await service.db.run(sql`
      insert into exam_rounds (id, exam_id, kind, title, opens_at, closes_at, review_until, waiver_until, pay_until, form,
        photo, commitment)
      select 1012, exam_id, 'rechoose', '改报', ${new Date(from)}::timestamptz, ${new Date(until)}::timestamptz,
        ${new Date(until)}::timestamptz, pay_until, ${new Date(until)}::timestamptz, form, photo, commitment
      from exam_rounds where id = 101`)
    expect(await at(from - 1)).toEqual({ state: 'ahead', from, until })
    expect((await at(from)).state).toBe('open')
    expect((await at(until)).state).toBe('over')
    await service.db.run(sql`delete from exam_rounds where id = 1012`)
    expect((await at(tickets)).state).toBe('over')
  })

  test('are read one by one, with papers, conditions and figures as they are now', async () => {
    await service.db.run(sql`
      update exam_positions set conditions = ${sql.json([bachelor])}, paid = 5, remark = '最低服务期 5 年',
        counted_at = ${service.clock.now()} where id = 1011`)
    const person = await service.seeker()
    expect(await service.call(examPositionInfo, { id: '1011' })).toMatchObject({
      unit: '测试市图书馆',
      papers: ['职业能力倾向测验', '综合应用能力'],
      conditions: [{ kind: 'education', quote: '本科及以上学历', hard: true }],
      remark: '最低服务期 5 年',
      underRatio: true,
      verdict: null,
      saved: false,
      countedAt: service.clock.now().getTime(),
      exam: { id: '101', themeId: '101', title: '测试考试 101', leastRatio: 3, hasFee: true },
    })
    await service.call(savePosition, { id: '1011', saved: true }, person)
    expect(await service.call(examPositionInfo, { id: '1011' }, person)).toMatchObject({
      verdict: 'unsure',
      saved: true,
    })
    await seedExam(service.db, service.clock.now(), { id: 901, daysAgo: -30 })
    for (const id of ['9011', '7']) {
      await expect(service.call(examPositionInfo, { id })).rejects.toMatchObject({ code: codes.notFound })
      await expect(service.call(judgePosition, { id }, person)).rejects.toMatchObject({ code: codes.notFound })
      const saving = service.call(savePosition, { id, saved: true }, person)
      await expect(saving).rejects.toMatchObject({ code: codes.notFound })
    }
  })

  test('are kept and given up by each for themself, as often as they like', async () => {
    const [person, other] = [await service.seeker(), await service.seeker()]
    const save = (id: string, saved = true) => service.call(savePosition, { id, saved }, person)
    await save('1011')
    service.clock.advance(60)
    await save('1011')
    await save('1012')
    await save('1012', false)
    await save('1012', false)
    expect(await ids({ saved: true }, person)).toEqual(['1011'])
    expect(await ids({ saved: true }, other)).toEqual([])
    expect((await list({}, person)).facets.saved).toBe(1)
    const all = await service.call(listExamPositions, { saved: true }, person)
    expect(all.list.map(({ id, saved }) => [id, saved])).toEqual([['1011', true]])
    expect((await service.call(listExamPositions, { saved: true }, other)).total).toBe(0)
    const rows = await service.db.query<{ saved_at: string }>(sql`select saved_at from exam_saved_positions`)
    expect(rows.map(row => Date.parse(row.saved_at))).toEqual([service.clock.now().getTime() - 60_000])
  })
})
