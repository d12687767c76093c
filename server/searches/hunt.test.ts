import { beforeEach, expect, test } from 'vitest'
import { jobHunt } from '#contract/searches'
import { setFavourite } from '#contract/seeker'
import { recommendTalents, switchRecommendations } from '#contract/talents'
import { describeOnBothEngines } from '../db/testing.ts'
import { insertCompany, insertJobs } from '../jobs/testing.ts'
import { seekerCalls } from '../seeker/index.ts'
import { talentsCalls } from '../talents/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { searchesCalls } from './index.ts'

describeOnBothEngines('jobs recommended to a seeker', open => {
  let service: TestService
  let seeker: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...searchesCalls, ...seekerCalls, ...talentsCalls])
    seeker = await service.seeker()
  })

  const set = (on: boolean, person = seeker) => service.call(switchRecommendations, { on }, { token: person.token })
  const hunt = async (person = seeker) => {
    const { recommends, matching } = await service.call(jobHunt, {}, person)
    return [recommends, matching.length]
  }

  test('come no more once the seeker has switched them off, however often, and again when switched on', async () => {
    const company = await insertCompany(service.db, { name: '南昌䶮远科技有限公司' })
    const [kept] = await insertJobs(service.db, company, [{ title: '会计' }, { title: '会计' }])
    const other = await service.seeker()
    for (const person of [seeker, other]) {
      await service.call(setFavourite, { id: kept ?? '', favourite: true }, { token: person.token })
    }
    expect(await hunt()).toEqual([true, 1])
    for (let time = 0; time < 2; time += 1) expect(await set(false)).toEqual({ on: false })
    expect([await hunt(), await hunt(other)]).toEqual([
      [false, 0],
      [true, 1],
    ])
    for (let time = 0; time < 2; time += 1) expect(await set(true)).toEqual({ on: true })
    expect(await hunt()).toEqual([true, 1])
  })

  test('are switched apart from the people that a company is recommended', async () => {
    const employer = await service.employer()
    await set(false)
    expect((await service.call(recommendTalents, {}, employer)).on).toBe(true)
    await set(true)
    await service.call(switchRecommendations, { on: false }, { token: employer.token })
    expect(await hunt()).toEqual([true, 0])
  })
})
