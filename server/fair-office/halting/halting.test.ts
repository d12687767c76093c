import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  assignFairBooth,
  cancelFair,
  listFairNotices,
  officeFairInfo,
  postponeFair,
  resumeFair,
  stopFair,
} from '#contract/fair-office'
import { listMessages, readMessages } from '#contract/messages'
import { addDays, chinaDay } from '../../china-time.ts'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { boothId } from '../../fair-bookings/testing.ts'
import { seedExhibitor, seedFair } from '../../job-fairs/testing.ts'
import { messagesCalls } from '../../messages/index.ts'
import { createTestService } from '../../testing.ts'
import { fairOfficeCalls } from '../index.ts'
import { fairOfficer } from '../testing.ts'

const reason = '北馆消防报警'
const MINUTE = 60_000

describeOnBothEngines('a fair that does not go as planned', open => {
  async function begin() {
    const service = await createTestService(await open(), [...fairOfficeCalls, ...messagesCalls])
    const now = service.clock.now()
    await seedFair(service.db, now)
    const exhibitor = await service.employer()
    const participation = await seedExhibitor(service.db, now, { company: Number(exhibitor.companyId), booth: 'A01' })
    const mine = await fairOfficer(service)
    const row = async () =>
      (
        await service.db.query<{ state: string; sequence: number }>(sql`select state, sequence from fairs where id = 1`)
      )[0]
    const stand = async () =>
      (
        await service.db.query<{ state: string }>(
          sql`select state from fair_participations where id = ${participation}`,
        )
      )[0]?.state
    const titles = async () => (await service.call(listMessages, {}, exhibitor)).list.map(({ title }) => title)
    return { service, now, exhibitor, participation, mine, row, stand, titles }
  }

  test('is put off to another day with everybody’s booth, and calendars follow', async () => {
    const { service, now, mine, row, stand, titles } = await begin()
    const before = await service.call(officeFairInfo, { fair: '1' }, mine)
    const day = addDays(chinaDay(now), 30)
    const input = { fair: '1', version: 1, reason, day }
    expect(await service.call(postponeFair, input, mine)).toEqual({ told: 1, version: 2 })
    expect((await service.sendRaw(postponeFair, input, mine)).body).toMatchObject({ code: codes.conflict })
    const { fair } = await service.call(officeFairInfo, { fair: '1' }, mine)
    expect(fair.timeline.opensAt - before.fair.timeline.opensAt).toBe(20 * 86_400_000)
    expect([await row(), await stand(), await titles()]).toEqual([
      { state: 'planned', sequence: 1 },
      'confirmed',
      ['招聘会延期'],
    ])
    const earlier = { fair: '1', version: 2, reason, day: addDays(chinaDay(now), 5) }
    expect((await service.sendRaw(postponeFair, earlier, mine)).body).toMatchObject({ code: codes.invalid })
  })

  test('is put off without a day, and set going again by one', async () => {
    const { service, now, mine, row, stand } = await begin()
    await service.call(postponeFair, { fair: '1', version: 1, reason, frees: true }, mine)
    expect([await row(), await stand()]).toEqual([{ state: 'postponed', sequence: 1 }, 'released'])
    await service.call(postponeFair, { fair: '1', version: 2, reason, day: addDays(chinaDay(now), 40) }, mine)
    expect(await row()).toEqual({ state: 'planned', sequence: 2 })
  })

  test('is cancelled for good: booths are free, employers told, who has read it is seen', async () => {
    const { service, exhibitor, mine, row, stand, titles } = await begin()
    await service.call(cancelFair, { fair: '1', version: 1, reason }, mine)
    expect([await row(), await stand()]).toEqual([{ state: 'cancelled', sequence: 1 }, 'released'])
    expect(await titles()).toContain('招聘会取消')
    const notice = async () => (await service.call(listFairNotices, { fair: '1' }, mine)).list[0]
    expect(await notice()).toMatchObject({ kind: 'cancelled', sent: 1, read: 0, removed: 0 })
    await service.call(readMessages, { ids: [], category: 'service' }, exhibitor)
    expect(await notice()).toMatchObject({ sent: 1, read: 1 })
    expect((await service.sendRaw(cancelFair, { fair: '1', version: 2, reason }, mine)).body).toMatchObject({
      code: codes.wrongState,
    })
  })

  test('is stopped at once by a supervisor, gives no booth meanwhile, and goes on with what was left of every hold', async () => {
    const { service, now, mine, row, titles } = await begin()
    const supervisor = await fairOfficer(service, 1, ['supervise'])
    await service.db.run(sql`
      update fair_booths set held_until = ${new Date(now.getTime() + 5 * MINUTE)} where code = 'A01'`)
    await service.call(stopFair, { fair: '1', reason }, supervisor)
    expect((await row())?.state).toBe('stopped')
    expect((await service.sendRaw(stopFair, { fair: '1', reason }, mine)).body).toMatchObject({
      code: codes.wrongState,
    })
    const other = await seedExhibitor(service.db, now, {
      company: Number((await service.employer()).companyId),
      state: 'approved',
    })
    const assign = { fair: '1', participation: other, booth: await boothId(service, 'A02') }
    expect((await service.sendRaw(assignFairBooth, assign, mine)).body).toMatchObject({
      code: codes.wrongState,
      msg: `招聘会已紧急暂停：${reason}`,
    })
    service.clock.advance((20 * MINUTE) / 1_000)
    await service.call(resumeFair, { fair: '1' }, supervisor)
    const [booth] = await service.db.query<{ held_until: string }>(
      sql`select held_until from fair_booths where code = 'A01'`,
    )
    expect(Date.parse(booth?.held_until ?? '')).toBe(now.getTime() + 25 * MINUTE)
    expect([await row(), (await titles()).sort()]).toEqual([
      { state: 'planned', sequence: 0 },
      ['招聘会恢复', '招聘会紧急暂停'],
    ])
    expect((await service.sendRaw(resumeFair, { fair: '1' }, mine)).body).toMatchObject({ code: codes.wrongState })
    const steward = await fairOfficer(service, 1, ['steward'])
    expect((await service.sendRaw(stopFair, { fair: '1', reason }, steward)).body).toMatchObject({
      code: codes.roleTooLow,
    })
  })
})
