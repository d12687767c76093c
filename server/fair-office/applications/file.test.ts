import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { fairApplicationsFile } from '#contract/fair-office'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { putAttendees } from '../../fair-bookings/attendees.ts'
import { openJob } from '../../fair-bookings/testing.ts'
import { fieldKeyOf } from '../../field-key.ts'
import { seedExhibitor, seedFair } from '../../job-fairs/testing.ts'
import { bytesOf } from '../../resume-files/testing.ts'
import { readSheet } from '../../testing.sheet.ts'
import { createTestService } from '../../testing.ts'
import { fairOfficeCalls } from '../index.ts'
import { fairOfficer } from '../testing.ts'

const SECRET = 'b'.repeat(64)

describeOnBothEngines('the applications of a fair as a workbook', open => {
  async function begin() {
    const service = await createTestService(await open(), fairOfficeCalls, { fieldKey: SECRET })
    const now = service.clock.now()
    await seedFair(service.db, now)
    const mine = await fairOfficer(service, 1, ['organise'])
    const { companyId } = await service.employer()
    const [one, two] = [await openJob(service, companyId), await openJob(service, companyId)]
    const standing = await seedExhibitor(service.db, now, {
      company: Number(companyId),
      booth: 'A02',
      jobs: [Number(one), Number(two)],
    })
    await service.db.run(sql`
      update fair_participations set equipment = ${['power', 'table']}, wishes = '=1+1' where id = ${standing}`)
    const people = [
      { name: '万小青', phone: '13800000001' },
      { name: '邹明', phone: '13800000002' },
    ]
    await putAttendees(service.db, fieldKeyOf(SECRET), { participation: standing, people, now })
    const gone = await seedExhibitor(service.db, now, {
      company: Number((await service.employer()).companyId),
      state: 'refused',
    })
    await service.db.run(sql`
      update fair_participations set equipment = ${['power']}, reason = '岗位少于两个' where id = ${gone}`)
    const taken = () =>
      service.db.query(sql`select actor, detail from audit_log where action = 'fair.applications-file'`)
    return { service, mine, taken, companyId }
  }

  test('tells of each what it brings and needs, names without numbers, and sums of those that come', async () => {
    const { service, mine, taken, companyId } = await begin()
    const [company] = await service.db.query<{ name: string; credit_code: string }>(sql`
      select name, credit_code from companies where id = ${companyId}`)
    const { bytes } = await bytesOf(await service.call(fairApplicationsFile, { fair: '1' }, mine))
    const sheet = await readSheet(bytes)
    const [head = [], first = [], second = [], sums = []] = sheet.rows
    const told = (row: typeof head) => Object.fromEntries(head.map((title, at) => [title, row[at] ?? null]))
    expect(sheet.rows).toHaveLength(4)
    expect(told(first)).toMatchObject({
      展位号: 'A02',
      单位名称: company?.name,
      统一社会信用代码: company?.credit_code,
      状态: '已确认参会',
      岗位数: 2,
      招聘人数: 6,
      岗位: '会计、会计',
      电源插座: 1,
      显示屏: null,
      加一张桌子: 1,
      其他要求: '=1+1',
      参会人数: 2,
      参会人员: '万小青、邹明',
    })
    expect(told(second)).toMatchObject({
      展位号: null,
      状态: '未通过',
      电源插座: 1,
      未通过或收回的原因: '岗位少于两个',
    })
    expect(told(sums)).toMatchObject({ 展位号: '合计', 岗位数: 2, 电源插座: 1, 显示屏: 0, 加一张桌子: 1, 参会人数: 2 })
    expect(sheet.hasFormula).toBe(false)
    expect(JSON.stringify(sheet.rows)).not.toContain('1380000000')
    expect(await taken()).toEqual([{ actor: mine.id, detail: { rows: 2 } }])
  })

  test('is for those alone who organise this fair', async () => {
    const { service, taken } = await begin()
    await seedFair(service.db, service.clock.now(), { id: 2 })
    const supervises = await fairOfficer(service, 1, ['supervise'])
    const ofAnother = await fairOfficer(service, 2, ['organise'])
    const code = async (who: typeof supervises) =>
      (await service.sendRaw(fairApplicationsFile, { fair: '1' }, who)).body
    expect(await code(supervises)).toMatchObject({ code: codes.roleTooLow })
    expect(await code(ofAnother)).toMatchObject({ code: codes.notFound })
    expect(await taken()).toEqual([])
  })
})
