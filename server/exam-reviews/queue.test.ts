import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import {
  approveReviews,
  holdReview,
  leaveReview,
  listReviews,
  reviewMaterial,
  reviewPhoto,
} from '#contract/exam-reviews'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { exam, sent } from '../exam-registrations/testing.ts'
import { FileAnswer } from '../http/file-answer.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { calls, claim, claimed, decide, drawSalt, officers, words } from './testing.ts'
import { seedWaiting, waiting } from './testing.waiting.ts'

describeOnBothEngines('the queue of registrations', open => {
  let service: TestService
  let candidate: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    candidate = await service.seeker()
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const list = (person: TestPerson, narrowed = {}) => service.call(listReviews, { exam: '101', ...narrowed }, person)
  const status = async (id = '') =>
    (
      await service.db.query<{ status: string }>(sql`
    select status from exam_registrations where id = ${id}`)
    )[0]?.status
  const unsampled = (...ids: string[]) => drawSalt(service, ids, false)

  test('lists what waits, longest first, with counts and positions, and narrows it', async () => {
    await exam(service)
    const [first, second, third] = await waiting(service, 3)
    await service.db.run(sql`update exam_registrations set position_id = 1012 where id = ${second ?? ''}`)
    const [person] = await officers(service, ['review'])
    if (!person) throw new Error('nobody')
    const page = await list(person)
    expect(page.list.map(({ id }) => id)).toEqual([first, second, third])
    expect(page).toMatchObject({ total: 3, counts: { all: 3, first: 3, appeal: 0, second: 0, third: 0, soon: 0 } })
    expect(page.positions).toMatchObject([
      { code: '0101', waiting: 2 },
      { code: '0102', waiting: 1 },
    ])
    expect((await list(person, { position: '1012' })).list.map(({ id }) => id)).toEqual([second])
    expect((await list(person, { what: 'appeal' })).list).toEqual([])
    expect((await list(person, { soon: true })).total).toBe(0)
    await goTo(service, page.exam.until - 3_600_000)
    expect((await list(person, { soon: true })).total).toBe(3)
  })

  test('is for whoever reviews: others of the office are told, everybody else finds nothing', async () => {
    await exam(service)
    const [preparer, second] = await officers(service, ['prepare', 'read'], ['second'])
    if (!preparer || !second) throw new Error('nobody')
    await waiting(service, 1)
    await expect(list(preparer)).rejects.toMatchObject({ code: codes.roleTooLow })
    await expect(list(await service.employer())).rejects.toMatchObject({ code: codes.notFound })
    expect((await list(second)).list).toEqual([])
  })

  test('shows all that was sent, beside the conditions, the identity number masked', async () => {
    await exam(service)
    const { id } = await sent(service, candidate)
    // Corrected since: whoever sends a form now is judged by it at once.
    const conditions = [{ kind: 'age', bornFrom: '2099-01-01', quote: '2099 年 1 月 1 日及以后出生', hard: true }]
    await service.db.run(sql`update exam_positions set conditions = ${sql.json(conditions)}`)
    const [person] = await officers(service, ['review'])
    if (!person) throw new Error('nobody')
    const item = await claimed(service, person)
    expect(item).toMatchObject({
      id,
      kind: 'first',
      stage: 'first',
      commands: ['approve', 'refuse', 'askRepair'],
      idShown: expect.stringMatching(/^360\*{11}\w{4}$/),
      phoneShown: expect.stringMatching(/^\d{3}\*{4}\d{4}$/),
      photo: true,
      answers: { education: [{ school: '南昌大学' }] },
      verdict: 'fails',
      conditions: [{ verdict: 'fails', quote: '2099 年 1 月 1 日及以后出生', yours: expect.stringContaining('出生') }],
      opinions: [],
    })
    const [row] = await service.db.query(sql`
      select action, actor from audit_log where subject_id = ${id} and action = 'exam-review.open'`)
    expect(row).toEqual({ action: 'exam-review.open', actor: person.id })
  })

  test('photograph and materials are for whoever has it in hand, while they have it', async () => {
    await seedWaiting(service)
    const [holder, other] = await officers(service, ['review'], ['review'])
    if (!holder || !other) throw new Error('nobody')
    const { id, files, heldUntil } = await claimed(service, holder)
    const file = files.diploma?.[0]?.id ?? ''
    expect(files.diploma).toMatchObject([{ name: '毕业证书.pdf', image: false }])
    expect(await service.call(reviewPhoto, { id }, holder)).toBeInstanceOf(FileAnswer)
    expect(await service.call(reviewMaterial, { id, file }, holder)).toMatchObject({ mime: 'application/pdf' })
    await expect(service.call(reviewPhoto, { id }, other)).rejects.toMatchObject({ code: codes.notFound })
    await goTo(service, heldUntil)
    await expect(service.call(reviewMaterial, { id, file }, holder)).rejects.toMatchObject({ code: codes.notFound })
  })

  test('tells a candidate once of each who opened their identity card, and not of a diploma', async () => {
    await seedWaiting(service)
    const [person] = await officers(service, ['review'])
    if (!person) throw new Error('nobody')
    const { id, files } = await claimed(service, person)
    const file = files.diploma?.[0]?.id ?? ''
    const seen = () => service.db.query(sql`select registration_id as id, user_id as by, reason from exam_reveals`)
    await service.call(reviewMaterial, { id, file }, person)
    expect(await seen()).toEqual([])
    await service.db.run(sql`update exam_registrations set materials = ${sql.json({ identity: [file] })}`)
    await service.call(reviewMaterial, { id, file }, person)
    await service.call(reviewMaterial, { id, file }, person)
    expect(await seen()).toEqual([{ id, by: person.id, reason: '审核时打开了身份证照片' }])
  })

  test('is in one pair of hands: renewed, given back, taken over when it has expired', async () => {
    await exam(service)
    const [first, second] = await waiting(service, 2)
    const [one, other] = await officers(service, ['review'], ['review'])
    if (!one || !other) throw new Error('nobody')
    expect((await claimed(service, one)).id).toBe(first)
    expect((await claimed(service, one)).id).toBe(first)
    expect((await claimed(service, other)).id).toBe(second)
    expect((await list(one)).list.map(({ heldBy }) => heldBy !== '')).toEqual([false, true])
    await expect(claim(service, one, { id: second ?? '' })).rejects.toMatchObject({ code: codes.wrongState })
    await service.call(leaveReview, { id: second ?? '' }, other)
    expect((await claimed(service, one, { skip: [first ?? ''] })).id).toBe(second)
    await service.call(leaveReview, { id: second ?? '' }, one)
    const item = await claimed(service, one)
    await goTo(service, item.heldUntil - 1)
    const { heldUntil } = await service.call(holdReview, { id: item.id }, one)
    await goTo(service, heldUntil)
    expect((await claimed(service, other)).id).toBe(first)
    await expect(service.call(holdReview, { id: item.id }, one)).rejects.toMatchObject({ code: codes.wrongState })
    expect(await words(decide(service, one, item, 'approve'))).toEqual([
      codes.wrongState,
      expect.stringContaining('不在您手上'),
    ])
    expect(await status(item.id)).toBe('0')
  })

  test('approves together what fits in every condition, and says of the rest why not', async () => {
    await exam(service)
    const ids = await waiting(service, 4)
    const [plain = '', held = '', gone = '', unsure = ''] = ids
    await unsampled(...ids)
    const condition = [{ kind: 'other', quote: '能适应夜班', hard: true }]
    await service.db.run(sql`update exam_positions set conditions = ${sql.json(condition)} where id = 1012`)
    await service.db.run(sql`update exam_registrations set position_id = 1012 where id = ${unsure}`)
    const [one, other] = await officers(service, ['review'], ['review'])
    if (!one || !other) throw new Error('nobody')
    const { list: rows } = await list(one)
    expect(rows.map(({ together, verdict }) => [together, verdict])).toEqual([
      [true, 'fits'],
      [true, 'fits'],
      [true, 'fits'],
      [false, 'unsure'],
    ])
    await claim(service, other, { id: held })
    await service.db.run(sql`update exam_registrations set status = '4' where id = ${gone}`)
    const { results } = await service.call(
      approveReviews,
      { exam: '101', items: rows.map(({ id, turn }) => ({ id, turn })) },
      one,
    )
    expect(results).toEqual([
      { id: plain, state: 'done', obstacle: '' },
      { id: held, state: 'left', obstacle: '同事正在审核这一份' },
      { id: gone, state: 'left', obstacle: '考生已取消这份报名，不需要再审核' },
      { id: unsure, state: 'left', obstacle: '有条件需要核实，要逐份审核' },
    ])
    expect([await status(plain), await status(held), await status(unsure)]).toEqual(['2', '0', '0'])
    const audited = await service.db.query(sql`
      select subject_id from audit_log where action = 'exam-registration.approve'`)
    expect(audited).toEqual([{ subject_id: plain }])
  })

  test.each(['approve', 'refuse'] as const)(
    'leaves for a look of its own what a colleague came to %s since the list was read',
    async command => {
      await exam(service)
      const [id = ''] = await waiting(service, 1)
      await drawSalt(service, [id], true)
      const [first, both] = await officers(service, ['review'], ['review', 'second'])
      if (!first || !both) throw new Error('nobody')
      const { list: rows } = await list(both)
      expect(rows).toMatchObject([{ id, together: true }])
      await decide(service, first, await claimed(service, first), command)
      const items = rows.map(({ turn }) => ({ id, turn }))
      expect((await service.call(approveReviews, { exam: '101', items }, both)).results).toEqual([
        { id, state: 'left', obstacle: '同事已经看过，要逐份复核' },
      ])
      expect(await status(id)).toBe('0')
      expect(await claimed(service, both)).toMatchObject({ id, stage: 'second' })
    },
  )
})
