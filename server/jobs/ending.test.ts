import { beforeEach, expect, test } from 'vitest'
import { addJob, updateJobStatus } from '#contract/employer'
import { listMessages } from '#contract/messages'
import { relistJob } from '#contract/postings'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { jobsCalls, openDue, tellEnded } from './index.ts'
import { posting } from './testing.postings.ts'

const DAY = 24 * 3_600

describeOnBothEngines('the last day of a posting', open => {
  let service: TestService
  let employer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [...jobsCalls, ...messagesCalls])
    employer = await service.employer()
  })

  const publish = (id: string, person = employer) => service.call(updateJobStatus, { id, state: 'valid' }, person)
  async function published(changes = {}, person = employer): Promise<string> {
    const { id } = await service.call(addJob, { draft: posting(changes) }, person)
    await publish(id, person)
    return id
  }
  const tell = () => tellEnded(service.db, service.clock.now())
  /** Moves the clock, signs in anew, for sessions end meanwhile, and tells what is to be told then. */
  async function later(seconds: number) {
    service.clock.advance(seconds)
    employer = await service.employer(employer.companyId)
    await tell()
  }
  const told = async () => {
    const rows = await service.db.query<{ title: string; body: string; link: string; company_id: string }>(sql`
      select distinct m.title, m.body, m.link, c.company_id::text from messages m
      join company_members c on c.user_id = m.user_id where m.title like '%已到截止日期' order by m.title`)
    return rows
  }
  const traces = async () =>
    (
      await service.db.query<{ subject_id: string }>(sql`
        select subject_id from audit_log where action = 'job.end' order by subject_id::bigint`)
    ).map(row => row.subject_id)

  test('is told of when it is over, once, of all that ended together, to the company alone', async () => {
    const other = await service.employer()
    const ids = [
      await published({ title: '甲会计', expiresOn: '2025-06-05' }),
      await published({ title: '乙会计', expiresOn: '2025-06-05' }),
    ]
    ids.push(await published({ title: '丙会计', expiresOn: '2025-06-05' }, other))
    await published({ expiresOn: '2025-06-30' })
    await later(2 * DAY)
    expect(await told()).toEqual([])
    await later(DAY)
    await Promise.all([tell(), tell(), tell()])
    const link = '/manage/jobs?state=invalid'
    const rest =
      '的招聘已到截止日期，不再接受投递。收到的简历仍可以查看和答复。还要继续招聘的话，请填写新的截止日期，重新发布。'
    const { companyId } = employer
    expect(await told()).toEqual([
      { title: '2 个职位已到截止日期', body: `「甲会计」「乙会计」共 2 个职位${rest}`, link, company_id: companyId },
      { title: '「丙会计」已到截止日期', body: `「丙会计」${rest}`, link, company_id: other.companyId },
    ])
    expect(await traces()).toEqual(ids)
    const { list } = await service.call(listMessages, {}, employer)
    expect(list.filter(({ title }) => title === '2 个职位已到截止日期')).toHaveLength(1)
  })

  test('is told of late where nobody was there, and again when another last day is over', async () => {
    const id = await published({ expiresOn: '2025-06-05' })
    await later(20 * DAY)
    expect(await told()).toHaveLength(1)
    await service.call(relistJob, { id, expiresOn: '2025-07-01' }, employer)
    await later(3 * DAY)
    expect(await traces()).toEqual([id])
    await later(10 * DAY)
    expect(await traces()).toEqual([id, id])
  })

  test('is no news of a posting that was taken down before, nor of one that ended while it waited', async () => {
    const down = await published({ expiresOn: '2025-06-05' })
    const closing = { reason: '1', words: '' }
    await service.call(updateJobStatus, { id: down, state: 'invalid', closing }, employer)
    const unchecked = await service.uncheckedEmployer()
    await published({ expiresOn: '2025-06-05' }, unchecked)
    await later(4 * DAY)
    await service.db.run(sql`update companies set verified_at = '2025-06-07' where id = ${unchecked.companyId}`)
    await openDue(service.db, service.clock.now())
    await tell()
    const titles = await service.db.query(sql`
      select title from messages m join company_members c on c.user_id = m.user_id
      where c.company_id = ${unchecked.companyId} and title like '%截止%'`)
    expect(titles).toEqual([{ title: '「主办会计」的截止日期已过' }])
    expect([await told(), await traces()]).toEqual([[], []])
  })
})
