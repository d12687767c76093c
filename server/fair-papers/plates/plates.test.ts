import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fairPlateCounts, makeFairPlates } from '#contract/fair-papers'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { putAttendees } from '../../fair-bookings/attendees.ts'
import { fairOfficer } from '../../fair-office/testing.ts'
import { fieldKeyOf } from '../../field-key.ts'
import { seedExhibitor, seedFair } from '../../job-fairs/testing.ts'
import { createTestService } from '../../testing.ts'
import { fairPapersCalls } from '../index.ts'
import { staffRoles } from './staff.ts'

const SECRET = 'b'.repeat(64)

describeOnBothEngines('the name plates of a fair', open => {
  async function begin() {
    const service = await createTestService(await open(), fairPapersCalls, { fieldKey: SECRET })
    const now = service.clock.now()
    await seedFair(service.db, now)
    const stand = async (booth: string, names: readonly string[]) => {
      const { companyId } = await service.employer()
      const participation = await seedExhibitor(service.db, now, { company: Number(companyId), booth })
      const people = names.map((name, at) => ({ name, phone: `1380000000${at}` }))
      if (people.length > 0) await putAttendees(service.db, fieldKeyOf(SECRET), { participation, people, now })
    }
    await stand('A01', ['欧阳若曦', '䶮𠮷'])
    await stand('A02', [])
    await stand('B01', ['王小明'])
    const mine = await fairOfficer(service, 1, ['organise'])
    const make = (input: { group: 'exhibitors' | 'staff'; row?: string }) =>
      service.call(makeFairPlates, { fair: '1', ...input }, mine)
    const made = () =>
      service.db.query<{ actor: string; detail: object }>(sql`
        select actor, detail from audit_log where action = 'fair.plates' order by id`)
    return { service, mine, make, made }
  }

  test('are counted, with who has named nobody', async () => {
    const { service, mine, made } = await begin()
    const counts = await service.call(fairPlateCounts, { fair: '1' }, mine)
    expect(counts).toMatchObject({ named: 3, employers: 2, without: [{ booth: 'A02' }], staff: 1 })
    expect(JSON.stringify(counts)).not.toContain('欧阳若曦')
    expect(await made()).toEqual([])
  })

  test('bear names and no numbers, and each making is written down', async () => {
    const { mine, make, made } = await begin()
    const { plates } = await make({ group: 'exhibitors' })
    expect(plates.map(({ name, booth, role }) => [name, booth, role])).toEqual([
      ['欧阳若曦', 'A01', '参展人员'],
      ['䶮𠮷', 'A01', '参展人员'],
      ['王小明', 'B01', '参展人员'],
    ])
    expect(JSON.stringify(plates)).not.toContain('138')
    expect((await make({ group: 'exhibitors', row: 'B' })).plates).toMatchObject([{ name: '王小明' }])
    expect((await make({ group: 'staff' })).plates).toMatchObject([{ booth: '', role: '组织人员' }])
    expect(await made()).toEqual([
      { actor: mine.id, detail: { group: 'exhibitors', row: '', plates: 3 } },
      { actor: mine.id, detail: { group: 'exhibitors', row: 'B', plates: 1 } },
      { actor: mine.id, detail: { group: 'staff', row: '', plates: 1 } },
    ])
  })

  test('are nobody else’s', async () => {
    const { service, made } = await begin()
    await seedFair(service.db, service.clock.now(), { id: 2, city: '360700' })
    const others = [
      await fairOfficer(service, 1, ['supervise', 'steward']),
      await service.employer(),
      await fairOfficer(service, { city: '360700' }, ['organise']),
    ]
    for (const other of others)
      for (const [call, input] of [
        [makeFairPlates, { fair: '1', group: 'exhibitors' }],
        [fairPlateCounts, { fair: '1' }],
      ] as const)
        expect((await service.sendRaw(call, input, other)).body).toMatchObject({ code: codes.notFound })
    expect(await made()).toEqual([])
  })

  test('of staff bear the highest of several mandates, each person once', () => {
    expect(
      staffRoles([
        { name: '万晓峰', phone: '1', mandates: ['supervise'] },
        { name: '万晓峰', phone: '1', mandates: ['organise', 'steward'] },
        { name: '万晓峰', phone: '2', mandates: ['steward'] },
      ]),
    ).toEqual([
      { name: '万晓峰', role: '组织人员' },
      { name: '万晓峰', role: '检票人员' },
    ])
  })
})
