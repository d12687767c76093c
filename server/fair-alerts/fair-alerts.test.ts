import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fairAlerts, saveFairAlerts } from '#contract/fair-alerts'
import { cancelFair, listFairNotices, resendFairNotice, stopFair } from '#contract/fair-office'
import { readMessages } from '#contract/messages'
import { secondsAfter } from '../clock.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { fairOfficeCalls } from '../fair-office/index.ts'
import { fairOfficer } from '../fair-office/testing.ts'
import { fairVisitsCalls } from '../fair-visits/index.ts'
import { register } from '../fair-visits/testing.ts'
import { seedExhibitor, seedFair } from '../job-fairs/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import type { OutgoingMessage } from '../outbox.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { fairAlertsCalls } from './index.ts'
import { unwantedLetters } from './letter-queries.ts'
import { sendFairLetters } from './letters.ts'

const reason = '北馆消防报警'
const fair = '1'
const MINUTE = 60
const ORIGIN = 'https://www.example.cn'

describeOnBothEngines('changes of fairs by SMS and e-mail', open => {
  async function begin(opensIn = 10) {
    const service = createTestService(await open(), [
      ...fairAlertsCalls,
      ...fairOfficeCalls,
      ...fairVisitsCalls,
      ...messagesCalls,
    ])
    await seedFair(service.db, service.clock.now(), { opensIn, title: '春季招聘会' })
    return { service, mine: await fairOfficer(service) }
  }
  /** A registered visitor who has chosen these ways. */
  async function visitor(service: TestService, ways: ('sms' | 'email')[], email?: string) {
    const person = await service.seeker()
    if (email !== undefined) await service.db.run(sql`update users set email = ${email} where id = ${person.id}`)
    await register(service, person, { slot: 5 })
    await service.call(saveFairAlerts, { ways }, person)
    return person
  }
  const send = (
    { db, clock, log, outbox }: TestService,
    refuses: (message: OutgoingMessage) => boolean = () => false,
  ) => {
    const by = (sent: OutgoingMessage[]) => async (message: OutgoingMessage) => {
      if (refuses(message)) throw new Error(`cannot reach ${message.to}`)
      sent.push(message)
    }
    return sendFairLetters({
      db,
      clock,
      origin: ORIGIN,
      outbox: { sms: by(outbox.sms), email: by(outbox.email) },
      logger: { error: (event, fields) => void log.push(JSON.stringify({ event, ...fields })) },
    })
  }
  const notice = async (service: TestService, mine: TestPerson) =>
    (await service.call(listFairNotices, { fair }, mine)).list[0]

  test('are chosen by each person, among the ways by which they can be reached', async () => {
    const { service } = await begin()
    const person = await service.seeker()
    expect(await service.call(fairAlerts, {}, person)).toEqual({ ways: [], possible: ['sms'] })
    expect(await service.call(saveFairAlerts, { ways: ['email', 'sms'] }, person)).toMatchObject({ ways: ['sms'] })
    expect(await service.call(saveFairAlerts, { ways: [] }, person)).toMatchObject({ ways: [] })
    const employer = await service.employer()
    await service.call(saveFairAlerts, { ways: ['sms'] }, employer)
    expect(await service.call(fairAlerts, {}, employer)).toMatchObject({ ways: ['sms'] })
    expect(await service.call(fairAlerts, {}, person)).toMatchObject({ ways: [] })
  })

  test('go to those who chose so, once, and their office sees how far they are', async () => {
    const { service, mine } = await begin()
    const both = await visitor(service, ['sms', 'email'], 'xiong@example.cn')
    await visitor(service, [])
    await service.call(stopFair, { fair, reason }, mine)
    expect(await notice(service, mine)).toMatchObject({
      sent: 2,
      letters: [
        { way: 'sms', waiting: 1, sent: 0, failed: 0 },
        { way: 'email', waiting: 1, sent: 0, failed: 0 },
      ],
    })
    await send(service)
    await send(service)
    expect(service.outbox.sms).toEqual([
      {
        to: both.phone,
        template: 'fair-notice',
        text: '【江西人才人事网】“春季招聘会”招聘会紧急暂停，详情：https://www.example.cn/recruitment/page/1',
      },
    ])
    expect(service.outbox.email).toMatchObject([{ to: 'xiong@example.cn', text: expect.stringContaining(reason) }])
    expect((await notice(service, mine))?.letters).toEqual([
      { way: 'sms', waiting: 0, sent: 1, failed: 0 },
      { way: 'email', waiting: 0, sent: 1, failed: 0 },
    ])
  })

  test('stay away from whoever has changed their mind or left', async () => {
    const { service, mine } = await begin()
    const [one, other] = [await visitor(service, ['sms']), await visitor(service, ['sms'])]
    await service.call(stopFair, { fair, reason }, mine)
    await service.call(saveFairAlerts, { ways: [] }, one)
    await service.db.run(sql`update users set cancelled_at = ${service.clock.now()} where id = ${other.id}`)
    await send(service)
    expect([service.outbox.sms, (await notice(service, mine))?.letters]).toEqual([[], []])
  })

  test('are tried again, hold up no other, fail in the end, and go when their office says so once more', async () => {
    const { service, mine } = await begin()
    const [bad, good] = [await visitor(service, ['sms']), await visitor(service, ['sms'])]
    await service.call(stopFair, { fair, reason }, mine)
    const refuses = ({ to }: OutgoingMessage) => to === bad.phone
    for (let round = 0; round < 6; round += 1) {
      await send(service, refuses)
      service.clock.advance(5 * MINUTE)
    }
    const told = await notice(service, mine)
    expect(service.outbox.sms.map(({ to }) => to)).toEqual([good.phone])
    expect(told?.letters).toEqual([{ way: 'sms', waiting: 0, sent: 1, failed: 1 }])
    const failures = service.log.filter(line => line.includes('fair-alerts.letter_failed'))
    expect(failures).toHaveLength(5)
    const id = told?.id ?? ''
    expect(await service.call(resendFairNotice, { fair, notice: id }, mine)).toEqual({ again: 1 })
    await send(service)
    expect(service.outbox.sms.map(({ to }) => to)).toEqual([good.phone, bad.phone])
    expect(await service.call(resendFairNotice, { fair, notice: id }, mine)).toEqual({ again: 0 })
    const steward = await fairOfficer(service, 1, ['steward'])
    expect((await service.sendRaw(resendFairNotice, { fair, notice: id }, steward)).body).toMatchObject({
      code: codes.roleTooLow,
    })
    await seedFair(service.db, service.clock.now(), { id: 2 })
    const elsewhere = await fairOfficer(service, 2)
    expect((await service.sendRaw(resendFairNotice, { fair: '2', notice: id }, elsewhere)).body).toMatchObject({
      code: codes.notFound,
    })
  })

  test.each([
    ['wait for the day where the fair is far off', 10, 0],
    ['go at night where people may be on their way', 0.5, 1],
  ])('%s', async (_, opensIn, sent) => {
    const { service, mine } = await begin(opensIn)
    await visitor(service, ['sms'])
    // Three in the morning in China.
    const hour = new Date(service.clock.now()).getUTCHours()
    service.clock.advance(((19 - hour + 24) % 24) * 60 * MINUTE)
    await service.db.run(sql`
      update sessions set seen_at = ${service.clock.now()}, expires_at = ${secondsAfter(service.clock.now(), 86_400)}`)
    await service.db.run(sql`
      update fairs set opens_at = ${secondsAfter(service.clock.now(), opensIn * 86_400)},
        closes_at = ${secondsAfter(service.clock.now(), (opensIn + 1) * 86_400)}`)
    await service.call(cancelFair, { fair, version: 1, reason }, mine)
    await send(service)
    expect(service.outbox.sms).toHaveLength(sent)
    service.clock.advance(6 * 60 * MINUTE)
    await send(service)
    expect(service.outbox.sms).toHaveLength(1)
  })

  test('tell their office which employers have not read them, and nobody else', async () => {
    const { service, mine } = await begin()
    const employers = [await service.employer(), await service.employer()]
    for (const [at, { companyId }] of employers.entries()) {
      await service.db.run(sql`update companies set name = ${`示例公司${at}`} where id = ${companyId}`)
      await seedExhibitor(service.db, service.clock.now(), { company: Number(companyId), booth: `A0${at + 1}` })
    }
    await visitor(service, [])
    await service.call(stopFair, { fair, reason }, mine)
    expect(await notice(service, mine)).toMatchObject({ unread: ['示例公司0', '示例公司1'], unreadTotal: 2 })
    const [first] = employers
    if (!first) throw new Error('nobody')
    await service.call(readMessages, { ids: [], category: 'service' }, first)
    expect(await notice(service, mine)).toMatchObject({ read: 1, unread: ['示例公司1'], unreadTotal: 1 })
  })

  test('are let go of without a look at all that ever went', async () => {
    const { service } = await begin()
    const { id } = await visitor(service, ['sms', 'email'], 'xiong@example.cn')
    await service.db.run(sql`
      insert into fair_notices (id, fair_id, kind, title, body, sent_at)
      select gen_random_uuid(), ${fair}::bigint, 'moved', '', '', ${service.clock.now()}::timestamptz
      from generate_series(1, 3000)`)
    await service.db.run(sql`
      insert into fair_notice_letters (notice_id, user_id, way, state, urgent, next_at)
      select n.id, ${id}::uuid, way, 'sent', false, n.sent_at from fair_notices n cross join unnest(array['sms', 'email']) as way`)
    await service.db.run(sql`analyze fair_notice_letters`)
    const plan = await service.db.query<{ 'QUERY PLAN': string }>(sql`explain ${unwantedLetters}`)
    const words = plan.map(line => line['QUERY PLAN']).join('\n')
    expect(words).toMatch(/Scan .*fair_notice_letters_unsent/)
    expect(words).not.toMatch(/Seq Scan on fair_notice_letters/)
  })
})
