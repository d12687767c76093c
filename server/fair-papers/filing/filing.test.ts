import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  fairArchive,
  fairExhibitorsFile,
  fairPapers,
  freezeFair,
  saveFairFiling,
  saveFairStatistics,
} from '#contract/fair-papers'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { fairOfficer } from '../../fair-office/testing.ts'
import { seedExhibitor, seedFair } from '../../job-fairs/testing.ts'
import { bytesOf } from '../../resume-files/testing.ts'
import { readSheet } from '../../testing.sheet.ts'
import { createTestService } from '../../testing.ts'
import { fairPapersCalls } from '../index.ts'
import { canonicalJson } from './canonical.ts'

const figures = { visitors: 620, resumes: 410, intentions: 57 }

describeOnBothEngines('the papers of a fair', open => {
  async function begin(opensIn: number) {
    const service = await createTestService(await open(), fairPapersCalls)
    const now = service.clock.now()
    await seedFair(service.db, now, { opensIn, booths: 21, capacity: 900 })
    const { companyId } = await service.employer()
    await seedExhibitor(service.db, now, { company: Number(companyId), booth: 'A02', state: 'present' })
    const mine = await fairOfficer(service, 1, ['organise'])
    const papers = () => service.call(fairPapers, { fair: '1' }, mine)
    const send = async (endpoint: Parameters<typeof service.sendRaw>[0], input: object = {}) =>
      (await service.sendRaw(endpoint, { fair: '1', ...input }, mine)).body
    return { service, mine, papers, send }
  }

  test('ask for staff by its booths and for a permit by its people, and are done once recorded', async () => {
    const { papers, send } = await begin(30)
    expect(await papers()).toMatchObject({ leastStaff: 3, permitFrom: 1_000, filing: { expected: 900, filedOn: '' } })
    const filing = { expected: 1_200, staff: 4, filedOn: '2026-02-01', filingNumber: '赣人社备 7 号' }
    expect(await send(saveFairFiling, { ...filing, filedOn: '' })).toMatchObject({ code: codes.invalid })
    expect(await send(saveFairFiling, filing)).toMatchObject({ code: codes.ok })
    const { duties, filing: kept } = await papers()
    expect(kept).toMatchObject(filing)
    expect(duties.map(({ name, isDone }) => [name, isDone]).slice(0, 2)).toEqual([
      ['permit', false],
      ['filing', true],
    ])
    expect(await send(saveFairStatistics, figures)).toMatchObject({ code: codes.wrongState })
  })

  test('are frozen with the employers who came, under a hash that anybody can reckon again', async () => {
    const { service, papers, send } = await begin(-2)
    expect(await send(freezeFair)).toMatchObject({ code: codes.wrongState })
    expect(await send(saveFairStatistics, figures)).toMatchObject({ code: codes.ok })
    expect(await send(freezeFair)).toMatchObject({ code: codes.ok })
    const [row] = await service.db.query<{ results: { employers: object[] } }>(sql`select results from fairs`)
    expect(row?.results.employers).toMatchObject([{ name: '赣江示例电子有限公司', booth: 'A02', jobs: 0 }])
    const { hash, statistics, present, frozenAt } = await papers()
    expect(hash).toBe(createHash('sha256').update(canonicalJson(row?.results)).digest('hex'))
    expect([statistics, present, frozenAt]).toEqual([figures, 1, service.clock.now().getTime()])
    for (const [call, input] of [
      [freezeFair, {}],
      [saveFairStatistics, figures],
      [saveFairFiling, { expected: 1, staff: 1 }],
    ] as const)
      expect(await send(call, input)).toMatchObject({ code: codes.wrongState })
  })

  test('are handed out once frozen as the text of that hash, whatever has happened to the employers since', async () => {
    const { service, mine, papers, send } = await begin(-2)
    await service.db.run(sql`update fairs set results = ${sql.json({ html: '<p>“好” \u2028 䶮𠮷</p>', visitors: 1 })}`)
    await send(saveFairStatistics, figures)
    expect(await send(fairArchive)).toMatchObject({ code: codes.wrongState, msg: '这场招聘会还没有归档' })
    await send(freezeFair)
    await service.db.run(sql`update companies set name = '改名后的公司'`)
    const { bytes } = await bytesOf(await service.call(fairArchive, { fair: '1' }, mine))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe((await papers()).hash)
    expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({
      ...figures,
      html: '<p>“好” \u2028 䶮𠮷</p>',
      employers: [{ name: '赣江示例电子有限公司', booth: 'A02' }],
    })
  })

  test('wait for the day on which a fair is held that was put off', async () => {
    const { service, send } = await begin(-2)
    await service.db.run(sql`update fairs set state = 'postponed'`)
    expect(await send(saveFairStatistics, figures)).toMatchObject({ code: codes.wrongState })
    await service.db.run(sql`update fairs set results = ${sql.json(figures)}`)
    expect(await send(freezeFair)).toMatchObject({ code: codes.wrongState, msg: '招聘会结束后才能填报统计' })
  })

  test('keep what the organiser wrote of it', async () => {
    const { service, send } = await begin(-2)
    await service.db.run(sql`update fairs set results = ${sql.json({ html: '<p>好</p>', visitors: 1 })}`)
    const results = async () => {
      const [row] = await service.db.query<{ results: object }>(sql`select results from fairs`)
      return row?.results
    }
    await send(saveFairStatistics, figures)
    expect(await results()).toEqual({ ...figures, html: '<p>好</p>' })
    await send(freezeFair)
    expect(await results()).toMatchObject({ ...figures, html: '<p>好</p>', employers: [{ booth: 'A02' }] })
  })

  test('tell once frozen what was frozen: who came with a licence that was verified then', async () => {
    const { service, mine, papers, send } = await begin(-2)
    const unchecked = await service.uncheckedEmployer()
    await seedExhibitor(service.db, service.clock.now(), {
      company: Number(unchecked.companyId),
      booth: 'A03',
      state: 'present',
    })
    const file = async () => {
      const { bytes } = await bytesOf(await service.call(fairExhibitorsFile, { fair: '1' }, mine))
      return (await readSheet(bytes)).rows.slice(1).map(row => row.slice(0, 4))
    }
    expect(await file()).toHaveLength(2)
    expect(await papers()).toMatchObject({ present: 2, absent: 0 })
    await send(saveFairStatistics, figures)
    await send(freezeFair)
    await service.db.run(sql`update companies set name = '改名后的公司'`)
    expect((await papers()).present).toBe(1)
    await service.db.run(sql`update fair_participations set state = 'absent'`)
    expect((await papers()).present).toBe(1)
    expect(await file()).toEqual([['A02', '赣江示例电子有限公司', expect.stringMatching(/^91360100TEST/), '已签到']])
  })

  test('list whoever has a booth', async () => {
    const { service, mine } = await begin(3)
    await service.db.run(sql`update companies set name = '=1+1 示例公司'`)
    const { bytes } = await bytesOf(await service.call(fairExhibitorsFile, { fair: '1' }, mine))
    const { rows, hasFormula } = await readSheet(bytes)
    expect(hasFormula).toBe(false)
    expect(rows[1]?.slice(0, 2)).toEqual(['A02', '=1+1 示例公司'])
  })
})
