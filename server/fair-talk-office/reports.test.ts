import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  decideTalkReport,
  liftTalkBar,
  listTalkReports,
  readReportedTalk,
  talkReportInfo,
} from '#contract/fair-talk-office'
import { callNext, joinQueue, listTalkBoards, myQueues, openTalks, readTalk, sayInTalk } from '#contract/fair-talks'
import { listMessages } from '#contract/messages'
import { pathTo } from '#contract/pages'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { fairOfficeCalls } from '../fair-office/index.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import { fairTalksCalls } from '../fair-talks/index.ts'
import { creating, join, seedBooth, seedOpenDay } from '../fair-talks/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairTalkOfficeCalls } from './index.ts'
import { seedReport } from './testing.ts'
import { dropOldReports } from './upkeep.ts'

const answer = '已核实聊天内容，谢谢您的举报'

describeOnBothEngines('reports of talks at fairs on line', open => {
  let service: TestService
  let officer: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [
      ...fairTalkOfficeCalls,
      ...fairTalksCalls,
      ...fairOfficeCalls,
      ...messagesCalls,
    ])
    await seedOpenDay(service)
    officer = await fairOfficer(service)
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const told = async (person: TestPerson) => (await service.call(listMessages, {}, person)).list
  const decide = (id: string, decision: 'none' | 'warning' | 'stop', by = officer) =>
    service.call(decideTalkReport, { id, decision, answer }, by)
  const refusal = async (work: Promise<unknown>) => {
    const error = await work.catch((cause: unknown) => cause)
    return String(Object(error).message ?? '')
  }
  const place = async (person: TestPerson) => (await service.call(myQueues, { fair: '1' }, person)).places[0]

  test('stand in the office’s list with who and why, and its message leads to the very one', async () => {
    const { id, ticket, booth } = await seedReport(service)
    const { list, counts } = await service.call(listTalkReports, { fair: '1', state: 'open' }, officer)
    expect(counts).toEqual({ open: 1, decided: 0 })
    expect(list).toMatchObject([
      {
        id,
        ticket,
        by: 'seeker',
        booth: 'A01',
        company: { id: booth.recruiter.companyId },
        reason: 'fee',
        decision: null,
      },
    ])
    expect(list[0]?.person).not.toBe('')
    expect((await told(officer))[0]).toMatchObject({
      title: `在线交流举报 ${ticket}`,
      link: pathTo('fairOfficeReport', { fair: '1', id }),
    })
    expect((await service.call(listTalkReports, { fair: '1', state: 'decided' }, officer)).list).toEqual([])
    const steward = await fairOfficer(service, 1, ['steward'])
    for (const stranger of [steward, booth.recruiter, await service.employer()])
      for (const call of [
        () => service.call(listTalkReports, { fair: '1' }, stranger),
        () => service.call(talkReportInfo, { id }, stranger),
        () => service.call(readReportedTalk, { id, reason: '核实举报内容' }, stranger),
        () => decide(id, 'none', stranger),
        () => service.call(liftTalkBar, { id }, stranger),
      ])
        await expect(call()).rejects.toMatchObject({ code: codes.notFound })
  })

  test('keep what had been said, for whoever writes down why they read it', async () => {
    const { id, thread, booth } = await seedReport(service)
    await service.call(sayInTalk, { id: thread, text: '后来说的' }, creating(booth.recruiter))
    await service.db.run(sql`delete from fair_threads`)
    await expect(service.call(readReportedTalk, { id, reason: '看' }, officer)).rejects.toMatchObject({
      code: codes.invalid,
      data: { fields: { reason: '查看原因至少 4 个字' } },
    })
    const { lines } = await service.call(readReportedTalk, { id, reason: '核实是否收费' }, officer)
    expect(lines.map(({ by, text }) => [by, text])).toEqual([
      ['system', '交流开始，共 10 分钟。'],
      ['employer', '先交三百元押金'],
    ])
    const info = await service.call(talkReportInfo, { id }, officer)
    expect(info.reads).toMatchObject([{ reason: '核实是否收费', at: service.clock.now().getTime() }])
    const actions = await service.db.query<{ action: string }>(sql`
      select action from audit_log where subject_id = ${id} order by id`)
    expect(actions.map(({ action }) => action)).toEqual(['fair-talk-report.reveal', 'fair-talk-report.read'])
    expect(service.log.join()).not.toContain('押金')
  })

  test('are decided once, and whoever reported is told', async () => {
    const { id, person, booth } = await seedReport(service)
    const colleague = await fairOfficer(service, 1, ['supervise'])
    const before = (await told(booth.recruiter)).length
    const tries = await Promise.allSettled([decide(id, 'none'), decide(id, 'none', colleague)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(decide(id, 'warning'))).toBe('这份举报已由同事处理')
    expect((await told(person))[0]?.body).toContain(`没有发现需要处理的问题。\n主办方答复：${answer}`)
    expect(await told(booth.recruiter)).toHaveLength(before)
    const { list, counts } = await service.call(listTalkReports, { fair: '1' }, officer)
    expect(counts).toEqual({ open: 0, decided: 1 })
    expect(list[0]).toMatchObject({ decision: 'none', answer, isBarred: false })
  })

  test('end with a warning that names neither who reported nor their words', async () => {
    const { id, booth } = await seedReport(service)
    await decide(id, 'warning')
    const [warning] = await told(booth.recruiter)
    expect(warning).toMatchObject({ title: '招聘会在线交流警告' })
    expect(warning?.body).toContain('收费、要押金或扣证件')
    expect(warning?.body).not.toContain('要押金\n')
    const again = await seedReport(service, 'seeker', 'A02')
    expect((await service.call(talkReportInfo, { id: again.id }, officer)).before).toBe(0)
  })

  test('stop an exhibitor: its talk and its queue end, it opens no more until the office lets it', async () => {
    const { id, thread, booth, person } = await seedReport(service)
    const waiting = await service.seeker()
    await join(service, booth, waiting)
    expect((await decide(id, 'stop')).isBarred).toBe(true)
    expect((await service.call(readTalk, { id: thread }, person)).endedAt).toBeGreaterThan(0)
    expect(await place(waiting)).toMatchObject({ state: 'left' })
    expect((await told(waiting))[0]?.body).toContain('停止了这家单位的在线交流')
    expect((await service.call(listTalkBoards, { fair: '1' })).list[0]).toMatchObject({ open: false, waiting: 0 })
    const closed = '主办方已停止这个展位的在线交流；有异议请联系主办方'
    const { recruiter, participation } = booth
    const opening = () => service.call(openTalks, { fair: '1', open: true, minutes: 10 }, recruiter)
    expect(await refusal(opening())).toBe(closed)
    expect(await refusal(service.call(callNext, { fair: '1' }, recruiter))).toBe(closed)
    expect(await refusal(service.call(joinQueue, { participation }, waiting))).toBe(closed)
    expect(await refusal(service.call(sayInTalk, { id: thread, text: '在吗' }, creating(recruiter)))).toBe(closed)
    service.clock.advance(1)
    expect((await service.call(liftTalkBar, { id }, officer)).isBarred).toBe(false)
    expect((await told(recruiter))[0]?.title).toBe('本展位的在线交流已恢复')
    expect(await refusal(service.call(liftTalkBar, { id }, officer))).toBe('现在没有停止，不需要恢复')
    await opening()
    expect(await join(service, booth, waiting)).toMatchObject({ state: 'waiting' })
  })

  test('stop a person: they leave every queue of the fair, and others stay', async () => {
    const { id, thread, person, booth } = await seedReport(service, 'employer')
    const other = await seedBooth(service, 'A02')
    const [ahead, behind] = [await service.seeker(), await service.seeker()]
    await join(service, other, ahead)
    await join(service, other, person)
    await join(service, other, behind)
    await decide(id, 'stop')
    expect((await service.call(readTalk, { id: thread }, booth.recruiter)).endedAt).toBeGreaterThan(0)
    const states = (await service.call(myQueues, { fair: '1' }, person)).places.map(({ state }) => state)
    expect(states.toSorted()).toEqual(['done', 'left'])
    expect(await place(behind)).toMatchObject({ state: 'waiting', before: 1 })
    expect(await refusal(join(service, other, person))).toContain('停止您在这场招聘会排队')
    expect((await told(person))[0]?.title).toBe('您在这场招聘会的排队已停止')
    await service.call(liftTalkBar, { id }, officer)
    expect(await join(service, other, person)).toMatchObject({ state: 'waiting', before: 2 })
  })

  test('are decided by others than the company they are about', async () => {
    const { id, booth } = await seedReport(service)
    await service.db.run(sql`
      insert into fair_mandates (fair_id, user_id, mandates, granted_at)
      values (1, ${booth.recruiter.id}, '{organise}', ${service.clock.now()})`)
    expect((await service.call(talkReportInfo, { id }, booth.recruiter)).isOwn).toBe(true)
    expect(await refusal(decide(id, 'none', booth.recruiter))).toContain('涉及您所在的单位')
  })

  test('stop nobody once the fair is over', async () => {
    const { id } = await seedReport(service)
    await service.db.run(sql`update fairs set closes_at = ${service.clock.now()}`)
    await expect(decide(id, 'stop')).rejects.toMatchObject({ data: { fields: { decision: expect.any(String) } } })
    expect((await decide(id, 'warning')).decision).toBe('warning')
  })

  test('are forgotten ninety days after the decision, at the latest half a year after the fair', async () => {
    const [decided, late, never] = [
      await seedReport(service),
      await seedReport(service, 'seeker', 'A02'),
      await seedReport(service, 'seeker', 'A03'),
    ]
    const kept = async () => {
      await dropOldReports(service.db, service.clock.now())
      const rows = await service.db.query<{ id: string }>(sql`
        select id from fair_talk_reports r where exists (select 1 from fair_talk_report_lines where report_id = r.id)`)
      return rows.map(({ id }) => id).toSorted()
    }
    const ids = (...reports: readonly { id: string }[]) => reports.map(({ id }) => id).toSorted()
    const DAY = 86_400
    await decide(decided.id, 'none')
    service.clock.advance(89 * DAY)
    expect(await kept()).toEqual(ids(decided, late, never))
    service.clock.advance(DAY)
    expect(await kept()).toEqual(ids(late, never))
    service.clock.advance(60 * DAY)
    await service.db.run(sql`
      update fair_talk_reports set decision = 'none', decided_at = ${service.clock.now()} where id = ${late.id}`)
    service.clock.advance(30 * DAY)
    expect(await kept()).toEqual(ids(late, never))
    service.clock.advance(DAY)
    expect(await kept()).toEqual([])
    expect(await service.db.query(sql`select 1 from fair_talk_report_lines`)).toEqual([])
  })
})
