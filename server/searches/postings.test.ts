import { beforeEach, expect, test } from 'vitest'
import { companyJobs } from '#contract/companies'
import { addJob, updateJobStatus } from '#contract/employer'
import { listJobs } from '#contract/jobs'
import { listMessages } from '#contract/messages'
import { relistJob, scheduleJob } from '#contract/postings'
import { listSearches, saveSearch } from '#contract/searches'
import { companiesCalls } from '../companies/index.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { jobsCalls } from '../jobs/index.ts'
import { posting } from '../jobs/testing.postings.ts'
import { messagesCalls } from '../messages/index.ts'
import type { Portal } from '../portal/portal.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { searchesCalls } from './index.ts'
import { keep, signedInAgain } from './testing.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** A portal without pages: the site map is the service's own. */
const portal: Portal = { file: async () => null, page: async () => new Response(''), publicPaths: [] }

describeOnBothEngines('postings that somebody waits for', open => {
  let service: TestService
  let seeker: TestPerson
  let companyId: string
  beforeEach(async () => {
    const calls = [...jobsCalls, ...searchesCalls, ...messagesCalls, ...companiesCalls]
    service = createTestService(await open(), calls, {}, { portal })
    seeker = await service.seeker()
    companyId = (await service.employer()).companyId
  })

  /** Sessions end before anything comes of time. */
  const employer = () => service.employer(companyId)
  const seekerAgain = () => signedInAgain(service, seeker)
  const written = async (expiresOn: string) =>
    (await service.call(addJob, { draft: posting({ expiresOn }) }, await employer())).id
  async function published(expiresOn = '2025-11-01') {
    const id = await written(expiresOn)
    await service.call(updateJobStatus, { id, state: 'valid' }, await employer())
    return id
  }
  const takeDown = async (id: string) =>
    service.call(updateJobStatus, { id, state: 'invalid', closing: { reason: '3', words: '' } }, await employer())
  /** A minute after the last alerts. */
  async function relist(id: string) {
    service.clock.advance(60)
    await service.call(relistJob, { id, expiresOn: '2025-11-01' }, await employer())
  }
  const wait = async () =>
    service.call(
      saveSearch,
      { name: '会计', alert: 'daily', byEmail: false, search: { t: '会计' } },
      await seekerAgain(),
    )
  async function later(seconds: number) {
    service.clock.advance(seconds)
    await keep(service)
  }
  const told = async () =>
    (await service.call(listMessages, {}, await seekerAgain())).list.filter(({ title }) => title.includes('新职位'))
      .length

  test('are news again when they are published after more than seven days away, and told of once', async () => {
    const id = await published()
    await wait()
    await takeDown(id)
    await later(8 * DAY)
    expect(await told()).toBe(0)
    await relist(id)
    expect((await service.call(listSearches, {}, await seekerAgain())).list[0]?.fresh).toBe(1)
    await later(DAY)
    expect(await told()).toBe(1)
    await later(DAY)
    expect(await told()).toBe(1)
  })

  test('are no news when they were away for seven days at most, however often', async () => {
    const id = await published()
    await wait()
    for (const days of [7, 1, 6]) {
      await takeDown(id)
      await later(days * DAY - 60)
      await relist(id)
      await later(DAY)
    }
    expect(await told()).toBe(0)
  })

  test('are away since their last day, even where they were taken down after it', async () => {
    const [ended, closed, short] = [
      await published('2025-06-04'),
      await published('2025-06-04'),
      await published('2025-06-08'),
    ]
    await wait()
    await later(9 * DAY)
    await takeDown(closed)
    await later(DAY)
    for (const id of [ended, closed, short]) await relist(id)
    expect((await service.call(listSearches, {}, await seekerAgain())).list[0]?.fresh).toBe(2)
  })

  test('with a day of their own are nowhere before it, and everywhere from then on', async () => {
    const id = await written('2025-07-01')
    await service.call(scheduleJob, { id, opensOn: '2025-06-10' }, await employer())
    await wait()
    const map = async () => (await service.app.http.request('/sitemap.xml')).text()
    const seen = async () => ({
      mapped: (await map()).includes(`/job-details/${id}<`),
      found: (await service.call(listJobs, { t: '会计' })).list.length,
      atCompany: (await service.call(companyJobs, { id: companyId })).list.length,
      fresh: (await service.call(listSearches, {}, await seekerAgain())).list[0]?.fresh,
      told: await told(),
    })
    const nowhere = { mapped: false, found: 0, atCompany: 0, fresh: 0, told: 0 }
    expect(await seen()).toEqual(nowhere)
    // On each morning before, and at the last second before midnight in China, 14 hours after ten o’clock.
    for (let day = 0; day < 6; day += 1) {
      await later(DAY)
      expect(await seen()).toEqual(nowhere)
    }
    await later(14 * HOUR - 1)
    expect(await seen()).toEqual(nowhere)
    // The first to ask on its day is whoever reads the site map.
    await later(1)
    expect(await seen()).toEqual({ mapped: true, found: 1, atCompany: 1, fresh: 1, told: 0 })
    await later(8 * HOUR)
    expect(await seen()).toEqual({ mapped: true, found: 1, atCompany: 1, fresh: 0, told: 1 })
    await later(DAY)
    expect(await told()).toBe(1)
    // It ran to the first of July.
    await later(31 * DAY)
    expect(await seen()).toEqual({ mapped: false, found: 0, atCompany: 0, fresh: 0, told: 1 })
  })
})
