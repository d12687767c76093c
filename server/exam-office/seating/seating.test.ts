import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { examChangeInfo, prepareSeating, previewSeating, releaseExamChange } from '#contract/exam-office'
import { ticketInfo } from '#contract/exam-tickets'
import { sql } from '../../db/sql.ts'
import { describeOnBothEngines } from '../../db/testing.ts'
import { examTicketsCalls } from '../../exam-tickets/index.ts'
import { checkSeats, seatExam } from '../../exam-tickets/seat-exam.ts'
import { sealSeed } from '../../exam-tickets/seat-queries.ts'
import { seedHash } from '../../exam-tickets/seed.ts'
import { days, examAt, insertRegistration } from '../../exam-tickets/testing.ts'
import type { TestPerson } from '../../testing.people.ts'
import { createTestService, type TestService } from '../../testing.ts'
import { examOfficeCalls } from '../index.ts'
import { officer } from '../testing.ts'

const asked = { exam: '101', seed: '2026' }
const nobody = '0'.repeat(64)

describeOnBothEngines('seating anew from the desk of an office', open => {
  let service: TestService
  let preparer: TestPerson
  let releaser: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...examOfficeCalls, ...examTicketsCalls])
    await examAt(service, days.printing)
    await sealSeed(service.db, { exam: 101, seed: asked.seed, hash: seedHash(asked.seed) })
    preparer = await officer(service, 101, ['prepare', 'release'])
    releaser = await officer(service, 101, ['release'])
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const register = (count: number, from = 0) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        insertRegistration(service, { idNumber: `3604261991010${10_000 + from + at}` }),
      ),
    )
  const seatAtAPrompt = () => seatExam(service.db, asked, service.clock.now())
  const preview = (by = preparer) => service.call(previewSeating, { exam: '101' }, by)
  const prepare = async (hash: string, by = preparer) =>
    (await service.sendRaw(prepareSeating, { exam: '101', hash }, { token: by.token, idempotencyKey: randomUUID() }))
      .body
  const prepared = async () => {
    const { proposal } = await preview()
    const body: { data?: { id?: string } } = Object(await prepare(proposal?.hash ?? ''))
    return body.data?.id ?? ''
  }
  const release = async (id: string, by: TestPerson) => {
    const { change } = await service.call(examChangeInfo, { id }, by)
    return (await service.sendRaw(releaseExamChange, { id, hash: change.hash }, by)).body
  }
  const tickets = () =>
    service.db.query<{ id: string; registration_id: string; number: string; room: string; revision: number }>(sql`
      select id, registration_id, number, room, revision from exam_tickets where not void order by number`)
  /** The third room is taken out of use. */
  const closeRoom = () => service.db.run(sql`update exam_sites set plan = jsonb_set(plan, '{2,kind}', '"reserve"')`)

  test('shows first whom it would move and writes nothing; released by another it moves them, tells them and is audited', async () => {
    await register(35)
    await seatAtAPrompt()
    const person = await service.seeker()
    const before = await tickets()
    const lost = before.filter(({ room }) => room === '003')
    await service.db.run(sql`
      update exam_registrations set user_id = ${person.id} where id = ${lost[0]?.registration_id ?? ''}`)
    await closeRoom()
    service.clock.advance(60)

    const { obstacle, proposal } = await preview()
    expect(obstacle).toBe('')
    // Whoever would sit beside somebody of the same position is parted from them, too.
    const { moved = 0, kept } = proposal ?? {}
    expect([moved >= lost.length, kept]).toEqual([true, 35 - moved])
    expect(proposal).toMatchObject({ added: 0, left: 0 })
    expect(proposal?.rows).toHaveLength(20)
    const seats = /^测试市第一中学 00[345] 考场 \d+ 号$/
    for (const row of proposal?.rows ?? [])
      expect(row).toEqual({
        what: expect.stringMatching(/^准考证 \d{14}$/),
        field: '换座',
        before: expect.stringMatching(seats),
        after: expect.stringMatching(seats),
      })
    const id = await prepared()
    expect(await tickets()).toEqual(before)

    const { change, rows } = await service.call(examChangeInfo, { id }, releaser)
    expect([change.kind, rows.total]).toEqual(['seating', moved])
    expect(change.summary[0]).toEqual({ label: '换座', value: `${moved} 人` })
    expect(await release(id, preparer)).toMatchObject({ code: codes.wrongState })
    expect(await tickets()).toEqual(before)
    expect(await release(id, releaser)).toMatchObject({ code: codes.ok })

    const after = await tickets()
    expect(after.filter(({ room }) => room === '003')).toEqual([])
    expect(after.filter(({ revision }) => revision === 2)).toHaveLength(moved)
    const known = new Set(before.map(({ id: ticket }) => ticket))
    expect(after.filter(({ id: ticket }) => known.has(ticket))).toHaveLength(35 - moved)
    expect((await checkSeats(service.db, asked)).faults).toEqual([])
    expect((await service.call(ticketInfo, { exam: '101' }, person)).revision).toBe(2)
    const told = await service.db.query(sql`select user_id, title from messages where user_id = ${person.id}`)
    expect(told).toEqual([{ user_id: person.id, title: '准考证有调整，请重新打印' }])
    const audited = await service.db.query(sql`
      select actor, detail->>'moved' as moved from audit_log where action = 'exam-tickets.seat' order by id`)
    expect(audited).toEqual([
      { actor: null, moved: '0' },
      { actor: releaser.id, moved: String(moved) },
    ])
    expect((await preview()).proposal).toMatchObject({ moved: 0, kept: 35, added: 0, left: 0, rows: [] })
  })

  test('gives a seat to whoever has none yet, and takes it from whoever has left', async () => {
    await register(3)
    await seatAtAPrompt()
    const [gone] = await tickets()
    await service.db.run(sql`
      update exam_registrations set status = '4' where id = ${gone?.registration_id ?? ''}`)
    const [late = ''] = await register(1, 50)
    const { proposal } = await preview()
    expect(proposal).toMatchObject({ moved: 0, added: 1, left: 1, kept: 2 })
    expect(proposal?.rows.map(({ field }) => field)).toEqual(['补排', '作废'])
    expect(await release(await prepared(), releaser)).toMatchObject({ code: codes.ok })
    const ids = (await tickets()).map(({ registration_id: id }) => id)
    expect([ids.includes(late), ids.includes(gone?.registration_id ?? '')]).toEqual([true, false])
  })

  test('is handed on and released as it was shown, or not at all', async () => {
    await register(35)
    await seatAtAPrompt()
    expect(await prepare((await preview()).proposal?.hash ?? '')).toMatchObject({
      code: codes.wrongState,
      msg: '现在的座位都有效，不需要重新编排',
    })
    await closeRoom()
    expect(await prepare(nobody)).toMatchObject({ code: codes.wrongState })
    const id = await prepared()
    await register(1, 60)
    const before = await tickets()
    expect(await release(id, releaser)).toMatchObject({
      code: codes.wrongState,
      msg: '报名、考场或者准考证在准备之后有变化，请退回后重新准备',
    })
    expect(await tickets()).toEqual(before)
  })

  test('says why it can’t be done', async () => {
    await register(3)
    expect(await preview()).toMatchObject({ obstacle: expect.stringContaining('首次编排'), proposal: null })
    await seatAtAPrompt()
    await service.db.run(sql`update exam_sites set plan = jsonb_build_array(plan->0)`)
    expect((await preview()).obstacle).toBe('座位不够，还差 3 个')
    expect(await prepare(nobody)).toMatchObject({ code: codes.wrongState, msg: '座位不够，还差 3 个' })
    await insertRegistration(service, { status: '2', idNumber: '360426199101019999' })
    expect((await preview()).obstacle).toContain('还不能编排：1 人待缴费')
    service.clock.advance(30 * 86_400)
    const later = await officer(service, 101, ['prepare'])
    expect((await preview(later)).obstacle).toBe('考试已经开始，座位不能再换')
  })

  test('is for whoever prepares', async () => {
    await expect(preview(releaser)).rejects.toMatchObject({ code: codes.roleTooLow })
    expect(await prepare(nobody, releaser)).toMatchObject({ code: codes.roleTooLow })
    await expect(preview(await service.employer())).rejects.toMatchObject({ code: codes.notFound })
  })
})
