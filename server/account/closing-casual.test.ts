import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cancelAccount } from '#contract/account'
import { applySimply } from '#contract/flexible'
import { addFlexibleJob, answerFlexibleApplicant, listFlexibleApplicants } from '#contract/flexible-posts'
import { listMessages } from '#contract/messages'
import { allCalls } from '../areas.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { casualDraft, workedFrom } from '../flexible/testing.ts'
import { registeredPerson } from '../session/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { proved } from './testing.ts'

const DAY_MS = 86_400_000

describeOnBothEngines('cancelling the account of somebody who has applied to casual work', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), allCalls)
    person = await registeredPerson(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  test('takes it back: the place is free, and the employer is told as by hand', async () => {
    const employer = await service.employer()
    const apply = async (title: string) => {
      const draft = { ...casualDraft(service), title, headcount: 1 }
      const { id } = await service.call(addFlexibleJob, { draft, publish: true }, employer)
      await service.call(applySimply, { id, name: '热合曼·䶮', note: '' }, person)
      service.clock.advance(1)
      return id
    }
    const answer = async (job: string) => {
      const { list } = await service.call(listFlexibleApplicants, { id: job }, employer)
      await service.call(answerFlexibleApplicant, { id: list[0]?.id ?? '', answer: 'accepted' }, employer)
    }
    const [begun, accepted, waiting] = [await apply('搬运'), await apply('快递分拣'), await apply('会议签到')]
    for (const job of [begun, accepted]) await answer(job)
    await workedFrom(service, begun, -1, DAY_MS)
    await proved(service, person)
    await service.call(cancelAccount, { reason: 'found', understood: true }, person)
    const rows = await service.db.query(sql`
      select a.job_id, a.state, f.taken from flexible_applications a join flexible_jobs f on f.id = a.job_id
      order by a.job_id`)
    expect(rows).toMatchObject([
      { job_id: Number(begun), state: 'accepted', taken: 1 },
      { job_id: Number(accepted), state: 'withdrawn', taken: 0 },
      { job_id: Number(waiting), state: 'withdrawn', taken: 0 },
    ])
    const letters = (await service.call(listMessages, {}, employer)).list.filter(({ title }) =>
      title.startsWith('有人撤回'),
    )
    expect(letters.map(({ title, body }) => [title, body]).toSorted()).toEqual([
      ['有人撤回了“会议签到”的报名', '热合曼·䶮撤回了报名，不会来上班。不用再答复。'],
      ['有人撤回了“快递分拣”的报名', '热合曼·䶮撤回了报名，不会来上班。空出一个名额，可以录用别人。'],
    ])
  })
})
