import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { deleteSearch, jobHunt, listSearches, saveSearch, updateSearch } from '#contract/searches'
import { setFavourite } from '#contract/seeker'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { seekerCalls } from '../seeker/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { searchesCalls } from './index.ts'
import { nextAlert } from './kept.ts'

const daily = { name: '南昌会计', alert: 'daily', byEmail: false } as const

describeOnBothEngines('kept searches', open => {
  let service: TestService
  let seeker: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...searchesCalls, ...seekerCalls])
    seeker = await service.seeker()
  })

  const save = (search: object, settings = {}, { token } = seeker) =>
    service.call(saveSearch, { ...daily, ...settings, search }, { token })
  const kept = async ({ token } = seeker) => (await service.call(listSearches, {}, { token })).list

  test('are listed latest first, renamed, and deleted', async () => {
    const { id } = await save({ t: '会计', city: '360100' })
    service.clock.advance(1)
    await save({ t: '普工' }, { name: '普工' })
    expect((await kept()).map(({ name }) => name)).toEqual(['普工', '南昌会计'])
    await service.call(updateSearch, { id, name: '会计（南昌）', alert: 'off', byEmail: true }, seeker)
    expect((await kept())[1]).toMatchObject({
      ...{ id, name: '会计（南昌）', alert: 'off', byEmail: true, fresh: 0 },
      search: { t: '会计', city: '360100' },
    })
    await service.call(deleteSearch, { id }, seeker)
    expect((await kept()).map(({ name }) => name)).toEqual(['普工'])
    await expect(service.call(deleteSearch, { id }, seeker)).rejects.toMatchObject({ code: codes.notFound })
  })

  test('are kept once, however their filters are ordered, and twenty at most even at once', async () => {
    const { id } = await save({ t: '会计', welfare: ['1', '3'] })
    expect(await save({ welfare: ['3', '1'], t: '会计' }, { name: '又一次' })).toEqual({ id })
    const tries = Array.from({ length: 25 }, (_, index) => save({ t: `词${index}` }))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(19)
    await expect(save({ t: '再一个' })).rejects.toMatchObject({ code: codes.quotaReached })
    expect(await save({ t: '会计', welfare: ['1', '3'] })).toEqual({ id })
    expect(await kept(await service.seeker())).toEqual([])
  })

  test('count what was published since', async () => {
    const company = await insertCompany(service.db, { name: '甲公司' })
    await insertJobs(service.db, company, [{ title: '会计' }])
    await save({ t: '会计' })
    await insertJobs(service.db, company, [
      { title: '会计', hour: 70 },
      { title: '出纳员', category: '40201', hour: 70 },
    ])
    expect((await kept()).map(({ fresh }) => fresh)).toEqual([1])
  })

  test('need a name and a known alert', async () => {
    await expect(save({ t: '会计' }, { name: ' ' })).rejects.toMatchObject({ data: { fields: { name: '请填写名称' } } })
    await expect(save({ t: '会计' }, { alert: 'hourly' })).rejects.toMatchObject({ code: codes.invalid })
    await expect(save({ t: '会计', page: 2 })).rejects.toMatchObject({ code: codes.invalid })
  })

  test('a hunt shows what closes soon and what is like it, with the reason', async () => {
    const company = await insertCompany(service.db, { name: '甲公司' })
    const [soon = '', later = '', like] = await insertJobs(service.db, company, [
      { title: '会计', expiresOn: '2025-06-05' },
      { title: '普工', category: '40201', expiresOn: '2025-12-31' },
      { title: '财务会计' },
      { title: '外地会计', city: '360700', district: '360702' },
    ])
    for (const id of [soon, later]) await service.call(setFavourite, { id, favourite: true }, seeker)
    const hunt = await service.call(jobHunt, {}, seeker)
    expect(hunt.applications).toEqual([])
    expect(hunt.closing.map(({ id }) => id)).toEqual([soon])
    expect(hunt.matching.map(({ id, reason }) => [id, reason])).toEqual([[like, '您收藏过南昌的“会计”职位']])
    expect((await service.call(jobHunt, {}, await service.seeker())).matching).toEqual([])
  })
})

test.each([
  ['daily', '2025-06-03T02:00:00Z', '2025-06-04T00:00:00.000Z'],
  ['daily', '2025-06-03T16:30:00Z', '2025-06-05T00:00:00.000Z'],
  ['weekly', '2025-06-03T02:00:00Z', '2025-06-10T00:00:00.000Z'],
] as const)('a %s alert set at %s is due at %s', (alert, now, due) => {
  expect(nextAlert(alert, new Date(now)).toISOString()).toBe(due)
})
