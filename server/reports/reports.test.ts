import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { listMessages } from '#contract/messages'
import { reportJob } from '#contract/reports'
import { insertJob } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { reportsCalls } from './index.ts'

describeOnBothEngines('reports of postings', open => {
  let service: TestService
  let seeker: TestPerson
  let jobId: string
  beforeEach(async () => {
    service = createTestService(await open(), [...reportsCalls, ...messagesCalls])
    seeker = await service.seeker()
    jobId = await insertJob(service, (await service.employer()).companyId)
  })

  const report = (changes: { jobId?: string; reason?: string; detail?: string } = {}, person = seeker) =>
    service.call(
      reportJob,
      { jobId, reason: 'fee', detail: '面试时要 300 元服装费', ...changes },
      { token: person.token, idempotencyKey: randomUUID() },
    )
  const titles = async () => (await service.call(listMessages, {}, seeker)).list.map(({ title }) => title)

  test('get a ticket, and a message that says so', async () => {
    expect(await report()).toMatchObject({ ticket: expect.stringMatching(/^JB\d{8}-\d{6}$/) })
    expect(await titles()).toEqual(['您的举报已受理'])
  })

  test('of the same posting by the same person are one, however often and however fast', async () => {
    const answers = await Promise.all([report(), report(), report()])
    service.clock.advance(3_600)
    expect(new Set([...answers, await report({ reason: 'false' })].map(({ ticket }) => ticket)).size).toBe(1)
    expect(await titles()).toHaveLength(1)
    expect((await report({}, await service.seeker())).ticket).not.toBe(answers[0]?.ticket)
  })

  test.each([
    [{ reason: 'spite' }, 'reason'],
    [{ reason: 'other', detail: ' ' }, 'detail'],
    [{ detail: '长'.repeat(501) }, 'detail'],
  ])('are refused at the field with %j', async (changes, field) => {
    await expect(report(changes)).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { [field]: expect.any(String) } },
    })
  })

  test('are about postings that the public has seen', async () => {
    const employer = await service.employer()
    const draft = await insertJob(service, employer.companyId, { status: 'draft' })
    for (const id of [draft, '999999999999'])
      await expect(report({ jobId: id })).rejects.toMatchObject({ code: codes.notFound })
  })

  test('are limited for each person', async () => {
    const { companyId } = await service.employer()
    for (let count = 0; count < 20; count += 1) await report({ jobId: await insertJob(service, companyId) })
    await expect(report()).rejects.toMatchObject({ code: codes.tooMany })
  })

  test('end with a message when the office has handled them', async () => {
    const { ticket } = await report()
    await service.db.run(sql`
      update job_reports set state = 'upheld', answer = '职位已下架。', handled_at = now() where ticket = ${ticket}`)
    expect(await titles()).toContain('您举报的职位已查实')
  })

  test('leave a trace without what was written', async () => {
    await report()
    const rows = await service.db.query(sql`select action, subject_id from audit_log where action like 'report.%'`)
    expect(rows).toEqual([{ action: 'report.add', subject_id: jobId }])
    expect(service.log.join()).not.toContain('服装费')
  })
})
