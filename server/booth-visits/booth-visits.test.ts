import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  boothBook,
  boothResume,
  dropBoothVisit,
  listBoothConsents,
  listBoothVisits,
  MOST_MISSES,
  myBoothConsent,
  sendBoothRecords,
  setBoothConsent,
} from '#contract/booth-visits'
import { codes } from '#contract/codes'
import { shortCodeOf } from '#contract/fair-ticket-code'
import { cancelVisit } from '#contract/fair-visits'
import { listResumeAccess, setBlock } from '#contract/talents'
import { allCalls } from '../areas.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { finishedBasic } from '../resumes/testing.ts'
import type { TestEmployer } from '../testing.people.ts'
import { nobodysUuid } from '../testing.strangers.ts'
import { createTestService, type TestService } from '../testing.ts'
import { exhibitor, hands, openFair, scan, scanOf, visitor } from './testing.ts'
import { dropOldBoothVisits } from './upkeep.ts'

const DAY = 86_400

describeOnBothEngines('visitors at a booth', open => {
  let service: TestService
  let owner: TestEmployer
  let booth: string
  beforeEach(async () => {
    service = createTestService(await open(), allCalls)
    await openFair(service)
    owner = await service.employer()
    booth = await exhibitor(service, owner)
  })

  const list = async (whose = owner, participation = booth) =>
    (await service.call(listBoothVisits, { participation }, whose)).list
  const read = async (visit: string, whose = owner) => (await service.sendRaw(boothResume, { visit }, whose)).body
  const numbered = (n: number) => shortCodeOf(10_000_000 + n)

  test('are known by their codes, and their resume is read once they hand it over', async () => {
    const { person, resume, qr, short } = await visitor(service)
    const mine = scanOf(service, qr, { note: '会日语', nextStep: 'interview' })
    expect(await scan(service, owner, booth, [mine])).toEqual(['kept'])
    expect(await list()).toMatchObject([
      { id: mine.id, shortCode: short, name: '', resume: 'none', nextStep: 'interview' },
    ])
    expect(await read(mine.id)).toMatchObject({ code: codes.notFound })

    await hands(service, person, resume)
    expect(await list()).toMatchObject([{ name: finishedBasic.name, resume: 'open' }])
    expect(await read(mine.id)).toMatchObject({
      code: codes.ok,
      data: {
        participation: booth,
        fair: '测试招聘会 1',
        sections: { basic: { phone: expect.stringMatching(/^1\d{10}$/) } },
        watermark: expect.stringMatching(/^.+ · .+ · \d{4}-\d\d-\d\d \d\d:\d\d$/),
      },
    })
    await read(mine.id)
    const looks = (await service.call(listResumeAccess, {}, person)).list
    expect(looks.map(({ kind, companyId }) => [kind, companyId])).toEqual([['fair', owner.companyId]])
    const consent = await service.call(myBoothConsent, { fair: '1' }, person)
    expect(consent).toMatchObject({
      resume,
      revokedAt: null,
      scannedBy: [{ companyId: owner.companyId, looked: true }],
    })
    expect(await service.call(listBoothConsents, {}, person)).toMatchObject({ list: [{ fair: '1', companies: 1 }] })
  })

  test('take their resume back from everybody who has scanned them, and whoever kept it is told so', async () => {
    const { person, resume, qr } = await visitor(service)
    await hands(service, person, resume)
    const other = await service.employer()
    const otherBooth = await exhibitor(service, other, 'A02')
    const [mine, theirs] = [scanOf(service, qr), scanOf(service, qr)]
    await scan(service, owner, booth, [mine])
    await scan(service, other, otherBooth, [theirs])
    await service.call(setBoothConsent, { fair: '1', resume: '' }, person)
    await service.call(setBoothConsent, { fair: '1', resume: '' }, person)
    for (const [visit, whose] of [
      [mine.id, owner],
      [theirs.id, other],
    ] as const)
      expect(await read(visit, whose)).toMatchObject({ code: codes.notFound })
    expect(await list()).toMatchObject([{ resume: 'revoked', name: '' }])
    expect(await list(other, otherBooth)).toMatchObject([{ resume: 'revoked', name: '' }])
    const audits = await service.db.query<{ action: string }>(sql`
      select action from audit_log where action like 'booth-visit.%' and actor = ${person.id} order by id`)
    expect(audits.map(({ action }) => action)).toEqual(['booth-visit.consent', 'booth-visit.revoke'])
  })

  test('hand nothing over without agreeing, nor what is not theirs', async () => {
    const { person, resume } = await visitor(service)
    const send = async (input: object) => (await service.sendRaw(setBoothConsent, { fair: '1', ...input }, person)).body
    expect(await send({ resume })).toMatchObject({ code: codes.invalid })
    expect(await send({ resume: nobodysUuid, agreed: true })).toMatchObject({ code: codes.notFound })
    const { resume: another } = await visitor(service)
    expect(await send({ resume: another, agreed: true })).toMatchObject({ code: codes.notFound })
    expect(await service.call(myBoothConsent, { fair: '1' }, person)).toMatchObject({ resume: '', since: null })
  })

  test('are kept from companies that they block, and from those whose licence was not checked', async () => {
    const { person, resume, qr } = await visitor(service)
    await hands(service, person, resume)
    const mine = scanOf(service, qr)
    await scan(service, owner, booth, [mine])
    await service.db.run(sql`update companies set verified_at = null where id = ${owner.companyId}`)
    expect(await read(mine.id)).toMatchObject({ code: codes.wrongState })
    expect(await list()).toMatchObject([{ name: '' }])
    await service.db.run(sql`update companies set verified_at = ${service.clock.now()} where id = ${owner.companyId}`)
    await service.call(setBlock, { companyId: owner.companyId, blocked: true }, person)
    expect(await read(mine.id)).toMatchObject({ code: codes.notFound })
    expect(await list()).toMatchObject([{ resume: 'none', name: '' }])
  })

  test('come in any order and count once, and what was written later stays', async () => {
    const { qr } = await visitor(service)
    const first = scanOf(service, qr, { note: '第一次' })
    const later = { ...first, note: '后来改的', nextStep: 'contact' as const, writtenAt: Number(first.writtenAt) - 1 }
    const latest = { ...first, note: '最后', writtenAt: first.writtenAt }
    await scan(service, owner, booth, [later, first])
    await scan(service, owner, booth, [latest])
    await scan(service, owner, booth, [later, first, latest])
    const [one, ...rest] = await list()
    expect(rest).toEqual([])
    expect(one?.records).toHaveLength(1)
    expect(one?.records[0]).toMatchObject({ note: ['第一次', '最后'].toSorted().at(-1), isOwn: true })
  })

  test('scanned by two colleagues are one visitor with both notes, and go together', async () => {
    const { qr, short } = await visitor(service)
    const one = scanOf(service, qr, { note: '甲' })
    service.clock.advance(60)
    const other = scanOf(service, short, { note: '乙', nextStep: 'reserve' })
    expect(await scan(service, owner, booth, [other, one])).toEqual(['kept', 'kept'])
    const [visit, ...rest] = await list()
    expect(rest).toEqual([])
    expect(visit).toMatchObject({ nextStep: 'reserve', at: one.at, records: [{ note: '乙' }, { note: '甲' }] })
    await service.call(dropBoothVisit, { visit: one.id }, owner)
    expect(await list()).toEqual([])
  })

  test('are not found by codes that are forged, of another fair, cancelled, or too late', async () => {
    await openFair(service, 2)
    const { qr: elsewhere } = await visitor(service, 2)
    const { person, qr, short } = await visitor(service)
    await service.call(cancelVisit, { fair: '1', revision: 1 }, person)
    const forged = `${elsewhere.slice(0, -1)}${(Number(elsewhere.at(-1)) + 1) % 10}`
    const scans = [elsewhere, forged, qr, short, '随便'].map(code => scanOf(service, code))
    expect(await scan(service, owner, booth, scans)).toEqual(['wrong-fair', 'forged', 'unknown', 'unknown', 'unknown'])
    const { qr: good } = await visitor(service)
    await service.db.run(sql`
      update fairs set opens_at = opens_at - interval '80 hours', closes_at = closes_at - interval '80 hours',
        register_until = register_until - interval '80 hours', book_until = book_until - interval '80 hours',
        apply_until = apply_until - interval '80 hours' where id = 1`)
    expect(await scan(service, owner, booth, [scanOf(service, good)])).toEqual(['late'])
    expect(await list()).toEqual([])
  })

  test('are not found by trying: wrong codes are counted once each, and then no typed one is looked up', async () => {
    const { short, qr } = await visitor(service)
    const wrong = Array.from({ length: MOST_MISSES }, (_, n) => scanOf(service, numbered(n)))
    const [first] = wrong
    if (!first) throw new Error('no scans')
    await scan(service, owner, booth, [first])
    await scan(service, owner, booth, [first])
    expect(new Set(await scan(service, owner, booth, wrong))).toEqual(new Set(['unknown']))
    const right = scanOf(service, short)
    expect(await scan(service, owner, booth, [right, scanOf(service, qr)])).toEqual(['locked', 'kept'])
    await service.db.run(sql`update booth_misses set at = at - interval '25 hours'`)
    await dropOldBoothVisits(service.db, service.clock.now())
    expect(await service.db.query(sql`select 1 from booth_misses`)).toEqual([])
    expect(await scan(service, owner, booth, [right])).toEqual(['kept'])
  })

  test('are written down by those alone who have a booth, under ids of their own', async () => {
    const { qr } = await visitor(service)
    const mine = scanOf(service, qr, { note: '甲' })
    await scan(service, owner, booth, [mine])
    const other = await service.employer()
    const otherBooth = await exhibitor(service, other, 'A02')
    expect(await scan(service, other, otherBooth, [{ ...mine, note: '冒名', writtenAt: mine.writtenAt }])).toEqual([
      'unknown',
    ])
    expect((await list())[0]?.records[0]?.note).toBe('甲')
    await service.db.run(sql`update fair_booths set participation_id = null where participation_id = ${otherBooth}`)
    expect(await service.call(boothBook, { participation: otherBooth }, other)).toMatchObject({ booth: '' })
    await expect(scan(service, other, otherBooth, [scanOf(service, qr)])).rejects.toMatchObject({
      code: codes.wrongState,
    })
  })

  test('are forgotten 90 days after the fair, with notes and consent', async () => {
    const { person, resume, qr } = await visitor(service)
    await hands(service, person, resume)
    await scan(service, owner, booth, [scanOf(service, qr)])
    const left = async () => {
      await dropOldBoothVisits(service.db, service.clock.now())
      const [row] = await service.db.query<{ count: number }>(sql`
        select ((select count(*) from booth_visits) + (select count(*) from booth_consents))::int as count`)
      return row?.count
    }
    service.clock.advance(93 * DAY)
    expect(await left()).toBe(2)
    service.clock.advance(DAY)
    expect(await left()).toBe(0)
  })

  test('hand in nothing under an id that is none', async () => {
    const { qr } = await visitor(service)
    const { body } = await service.sendRaw(
      sendBoothRecords,
      { participation: booth, records: [scanOf(service, qr, { id: `${randomUUID()}x` })] },
      owner,
    )
    expect(body).toMatchObject({ code: codes.invalid })
  })
})
