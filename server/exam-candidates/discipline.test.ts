import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { prepareDiscipline, sendStatement } from '#contract/exam-candidates'
import { listOfficeLists } from '#contract/exam-lists'
import { listExamChanges } from '#contract/exam-office'
import { groupTicket, ticketInfo, ticketState } from '#contract/exam-tickets'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { listSat } from '../exam-imports/scores/queries.ts'
import { examListsCalls } from '../exam-lists/index.ts'
import { insertScored, release, scoredExam, seal } from '../exam-lists/testing.ts'
import { examOfficeCalls } from '../exam-office/index.ts'
import { officer } from '../exam-office/testing.ts'
import {
  apply,
  creating,
  idNumberOf,
  info,
  paid,
  exam as registering,
  calls as registrationCalls,
  stands,
  write,
} from '../exam-registrations/testing.ts'
import { examTicketsCalls } from '../exam-tickets/index.ts'
import { insertTicket } from '../exam-tickets/testing.ts'
import type { TestEmployer, TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { examCandidatesCalls } from './index.ts'

const facts = '用手机向场外传送试题，监考人员当场发现'

describeOnBothEngines('a decision on discipline', open => {
  let service: TestService
  let preparer: TestEmployer
  let releaser: TestEmployer
  beforeEach(async () => {
    service = createTestService(await open(), [
      ...examCandidatesCalls,
      ...examOfficeCalls,
      ...examListsCalls,
      ...examTicketsCalls,
      ...registrationCalls,
    ])
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const officers = async () => {
    preparer = await officer(service, 101, ['prepare'])
    releaser = await officer(service, 101, ['release'])
  }
  /** Prepares, hears whoever it is about, and releases. */
  const decide = async (id: string, article: number, person?: TestPerson) => {
    const given = { id, article, item: 1, facts, papers: ['A'] }
    const { id: change } = await service.call(prepareDiscipline, given, creating(preparer))
    const said = { id: change, version: 0, body: '手机一直在寄存处，没有带进考场', files: [] }
    if (person) await service.call(sendStatement, said, person)
    await release(service, releaser, change)
  }
  const holderOf = async (ticket: string) => {
    const [row] = await service.db.query<{ id: string }>(sql`
      select registration_id as id from exam_tickets where number = ${ticket}`)
    return row?.id ?? ''
  }
  const ranks = async () => {
    const rows = await service.db.query<{ number: string; rank: number | null; line: number | null }>(sql`
      select t.number, s.rank, s.line from exam_scores s join exam_tickets t on t.registration_id = s.registration_id`)
    return new Map(rows.map(({ number, rank, line }) => [number, [rank, line]]))
  }
  const waiting = async () => (await service.call(listExamChanges, { exam: '101', state: 'prepared' }, releaser)).list

  test('by article 5 takes the registration and its ticket, and nobody registers again under that number', async () => {
    await registering(service)
    await officers()
    const [person, other] = [await service.seeker(), await service.seeker()]
    const idNumber = idNumberOf(4_711)
    const { id } = await paid(service, person, { idNumber })
    await insertTicket(service, id)
    const again = await write(service, other, { idNumber })
    await decide(id, 5, person)
    expect(await stands(service, person, id)).toEqual(['4', null])
    const { steps, remark } = await info(service, person, id)
    expect(steps.at(-1)).toMatchObject({ by: 'office', what: 'disqualify' })
    expect(remark).toContain('第五条第（一）项')
    await expect(service.call(ticketInfo, { exam: '101' }, person)).rejects.toThrow()
    expect(await service.db.query(sql`select void from exam_tickets`)).toEqual([{ void: true }])
    await expect(apply(service, other, again)).rejects.toMatchObject({
      message: '您在本次考试中已被取消应聘资格，不能再报名',
    })
  })

  test('by article 6 leaves the registration', async () => {
    await registering(service)
    await officers()
    const person = await service.seeker()
    const { id } = await paid(service, person)
    await decide(id, 6, person)
    expect(await stands(service, person, id)).toEqual(['3', null])
  })

  test('that voids scores has released lists sealed anew, for another to release', async () => {
    await scoredExam(service)
    await officers()
    const tickets: string[] = []
    for (const written of [9_000, 8_000, 7_000, 6_000]) {
      tickets.push(await insertScored(service, 101, { written, position: 1_012 }))
    }
    await release(service, releaser, await seal(service, preparer, { exam: 101 }))
    const [first = '', second = '', , last = ''] = tickets
    expect([(await ranks()).get(second), (await ranks()).get(last)]).toEqual([
      [2, 7_000],
      [4, 7_000],
    ])

    await decide(await holderOf(first), 7)
    // Nothing of anybody else has changed yet.
    expect((await ranks()).get(second)).toEqual([2, 7_000])
    const changes = await waiting()
    expect(changes).toMatchObject([{ kind: 'list', title: '变更入闱面试名单' }])
    expect(JSON.stringify(changes[0]?.summary)).toContain('第七条第（一）项处理后重新计算')
    const [change] = changes
    await expect(release(service, preparer, change?.id ?? '')).rejects.toThrow()
    await release(service, releaser, change?.id ?? '')
    expect([(await ranks()).get(first), (await ranks()).get(second), (await ranks()).get(last)]).toEqual([
      [null, 6_000],
      [1, 6_000],
      [3, 6_000],
    ])
    const { lists } = await service.call(listOfficeLists, { exam: '101' }, releaser)
    expect(lists.map(({ version, state, stale }) => [version, state, stale]).sort()).toEqual([
      [1, 'superseded', false],
      [2, 'released', false],
    ])
  })

  test.each([5, 6, 7, 8])('by article %i takes an interview’s ticket at once, before a list says so', async article => {
    await scoredExam(service)
    await officers()
    const [person, other] = [await service.seeker(), await service.seeker()]
    const tickets: string[] = []
    for (const who of [person, other]) {
      tickets.push(await insertScored(service, 101, { written: 9_000, position: 1_012, person: who }))
    }
    const [id = '', another = ''] = await Promise.all(tickets.map(holderOf))
    await release(service, releaser, await seal(service, preparer, { exam: 101 }))
    for (const [seat, one] of [id, another].entries()) {
      await insertTicket(service, one, { stage: 'interview', seat: seat + 1 })
    }
    const codeOf = async (one: string, who: TestPerson) =>
      (await service.call(groupTicket, { id: one, group: 'interview' }, who)).code
    const kept = [await codeOf(id, person), await codeOf(another, other)]
    const states = () => Promise.all(kept.map(async code => (await service.call(ticketState, { code })).state))
    const comers = async () => (await listSat(service.db, '101', 'interview')).map(({ registration }) => registration)
    expect([await states(), (await comers()).toSorted()]).toEqual([['genuine', 'genuine'], [id, another].toSorted()])

    await decide(id, article, person)
    expect(await waiting()).toMatchObject([{ kind: 'list' }])
    expect([await states(), await comers()]).toEqual([['void', 'genuine'], [another]])
    await expect(codeOf(id, person)).rejects.toMatchObject({ code: codes.notFound })
    // What was sat stays under its number.
    const written = sql`select void from exam_tickets where registration_id = ${id} and stage = 'written'`
    expect(await service.db.query(written)).toEqual([{ void: false }])
  })

  test('that voids scores before there is a list has the ranks reckoned anew, for another to release', async () => {
    await scoredExam(service)
    await officers()
    const [first, second] = [
      await insertScored(service, 101, { written: 9_000, position: 1_012 }),
      await insertScored(service, 101, { written: 8_000, position: 1_012 }),
    ]
    await service.db.run(sql`
      update exam_scores s set total = (parts->'A'->>'marks')::int, rank = case t.number when ${first} then 1 else 2 end
      from exam_tickets t where t.registration_id = s.registration_id`)
    await decide(await holderOf(first), 8)
    expect((await ranks()).get(second)).toEqual([2, null])
    const [change] = await waiting()
    expect(change).toMatchObject({ kind: 'scores', title: '重新计算职位排名' })
    await release(service, releaser, change?.id ?? '')
    expect([(await ranks()).get(first), (await ranks()).get(second)]).toEqual([
      [null, null],
      [1, null],
    ])
  })

  test('that changes no rank of anybody prepares nothing', async () => {
    await scoredExam(service)
    await officers()
    const alone = await insertScored(service, 101, { written: 9_000, position: 1_012 })
    await decide(await holderOf(alone), 7)
    expect(await waiting()).toEqual([])
  })
})
