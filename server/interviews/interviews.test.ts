import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listOwnApplications, receivedDetail, updateReceivedState, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import { employerOverview } from '#contract/employer'
import { deleteInterview, inviteToInterview, listInterviews, readInterview } from '#contract/interviews'
import { listMessages } from '#contract/messages'
import { seekerOverview } from '#contract/seeker'
import { delivered } from '../applications/testing.strangers.ts'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { employerCalls } from '../employer/index.ts'
import { seekerCalls } from '../seeker/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { at, calls, invitationTo, invite, invited, slot, step } from './testing.ts'

const THURSDAY = at('2025-06-05', '10:00')
const HOUR_S = 3_600

describeOnBothEngines('interviews', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), [...calls, ...seekerCalls, ...employerCalls])
  })

  const titles = async (person: TestPerson) =>
    (await service.call(listMessages, {}, person)).list.map(({ title }) => title)
  const refusedWith = (code: number) => expect.objectContaining({ code })

  test('begin with an invitation that moves the application and tells the applicant', async () => {
    const { seeker, employer, applicationId, id } = await invited(service)
    const application = await service.call(receivedDetail, { id: applicationId }, employer)
    expect(application.state).toBe('interview')
    expect(application.events.at(-1)).toMatchObject({ actor: 'employer', state: 'interview', remark: '请带身份证原件' })
    const { list } = await service.call(listMessages, {}, seeker)
    expect(list[0]).toMatchObject({
      title: '「会计」邀请您面试',
      category: 'interview',
      link: `/resume/interview/${id}`,
    })
    expect(list[0]?.body).toContain('2025-06-05（周四）10:00、2025-06-06（周五）14:00')
    const shown = await service.call(readInterview, { id }, seeker)
    expect(shown).toMatchObject({ state: 'proposed', slots: [THURSDAY, at('2025-06-06', '14:00')], startsAt: 0 })
    expect(shown.events).toMatchObject([{ actor: 'employer', action: 'invite' }])
    const audit = await service.db.query(sql`select action from audit_log where subject_id = ${id} order by id`)
    expect(audit).toEqual([{ action: 'interview.invite' }, { action: 'interview.read' }])
  })

  test('are invited to once: a repetition answers the same, a second round waits for the first', async () => {
    const { employer, id: applicationId } = await delivered(service)
    const asked = { token: employer.token, idempotencyKey: randomUUID() }
    const first = await service.call(inviteToInterview, invitationTo(applicationId), asked)
    const again = await service.call(inviteToInterview, invitationTo(applicationId), asked)
    expect(again.id).toBe(first.id)
    await expect(invite(service, employer, applicationId)).rejects.toMatchObject({
      code: codes.wrongState,
      data: { interviewId: first.id },
    })
    await step(service, employer, { action: 'cancel', id: first.id, remark: '面试官出差' })
    expect((await invite(service, employer, applicationId)).id).not.toBe(first.id)
  })

  test('refuse a time in the past, a missing place and an application that has ended', async () => {
    const { seeker, employer, id } = await delivered(service)
    await expect(invite(service, employer, id, { slots: [slot('2025-06-03', '09:00')] })).rejects.toMatchObject({
      data: { fields: { 'slots.0.day': '面试时间已经过去，请选择以后的时间' } },
    })
    await expect(invite(service, employer, id, { place: '' })).rejects.toMatchObject({
      data: { fields: { place: '请填写面试地点' } },
    })
    await expect(invite(service, employer, id, { slots: [] })).rejects.toEqual(refusedWith(codes.invalid))
    await service.call(withdrawApplication, { id }, seeker)
    await expect(invite(service, employer, id)).rejects.toEqual(refusedWith(codes.wrongState))
  })

  test('go from accepted to finished, and the outcome stays with the employer', async () => {
    const { seeker, employer, id } = await invited(service)
    const accepted = await step(service, seeker, { action: 'accept', id, slot: THURSDAY })
    expect(accepted).toMatchObject({ state: 'accepted', startsAt: THURSDAY })
    expect(await titles(employer)).toContain('「会计」面试时间已确定')
    const finish = { action: 'finish', id, result: 'passed', remark: '账务熟练' } as const
    await expect(step(service, employer, finish)).rejects.toEqual(refusedWith(codes.wrongState))
    await goTo(service, THURSDAY)
    await expect(step(service, employer, { action: 'cancel', id, remark: '临时有事' })).rejects.toMatchObject({
      message: '面试已到开始时间，只能登记完成或未到场',
    })
    const finished = await step(service, employer, finish)
    expect(finished).toMatchObject({ state: 'finished', result: 'passed' })
    expect(finished.events.at(-1)).toMatchObject({ action: 'finish', remark: '账务熟练' })
    const seen = await service.call(readInterview, { id }, seeker)
    expect(seen).toMatchObject({ state: 'finished', result: '' })
    expect(JSON.stringify(seen)).not.toContain('账务熟练')
    expect((await service.call(listMessages, {}, seeker)).list[0]?.body).not.toContain('账务熟练')
  })

  test('are countered with other times, of which the employer confirms one', async () => {
    const { seeker, employer, id } = await invited(service)
    const slots = [slot('2025-06-09', '09:00'), slot('2025-06-10', '15:30')]
    const countered = await step(service, seeker, { action: 'counter', id, slots, remark: '周四要上课' })
    expect(countered).toMatchObject({
      state: 'countered',
      slots: [at('2025-06-09', '09:00'), at('2025-06-10', '15:30')],
    })
    await expect(step(service, employer, { action: 'confirm', id, slot: THURSDAY })).rejects.toMatchObject({
      data: { fields: { slot: '这个时间已不在可选范围，请重新选择' } },
    })
    const agreed = await step(service, employer, { action: 'confirm', id, slot: at('2025-06-10', '15:30') })
    expect(agreed).toMatchObject({ state: 'accepted', startsAt: at('2025-06-10', '15:30') })
    expect(await titles(seeker)).toContain('「会计」面试时间已确定')
  })

  test('wait in the overview of the side that has to answer', async () => {
    const { seeker, employer, id } = await invited(service)
    const waiting = async () => {
      const { interviews, answered } = await service.call(seekerOverview, {}, seeker)
      // What is to be answered as an interview counts once, and no longer than that.
      expect(answered).toBe(0)
      return [interviews, (await service.call(employerOverview, {}, employer)).interviews]
    }
    expect(await waiting()).toEqual([1, 0])
    const slots = [slot('2025-06-09', '09:00')]
    await step(service, seeker, { action: 'counter', id, slots, remark: '' })
    expect(await waiting()).toEqual([0, 1])
    await step(service, employer, { action: 'confirm', id, slot: at('2025-06-09', '09:00') })
    expect(await waiting()).toEqual([0, 0])
    await goTo(service, at('2025-06-09', '09:00'))
    await step(service, employer, { action: 'finish', id, result: 'passed', remark: '' })
    expect(await waiting()).toEqual([0, 0])
  })

  test('are moved three times at most, and a time that has passed meanwhile can’t be accepted', async () => {
    const { seeker, employer, id } = await invited(service)
    for (const day of ['2025-06-09', '2025-06-10', '2025-06-11']) {
      const moved = await step(service, employer, { action: 'reschedule', id, slots: [slot(day, '09:00')], remark: '' })
      expect(moved).toMatchObject({ state: 'proposed', startsAt: 0, slots: [at(day, '09:00')] })
    }
    const slots = [slot('2025-06-12', '09:00')]
    await expect(step(service, employer, { action: 'reschedule', id, slots, remark: '' })).rejects.toMatchObject({
      message: '一场面试最多改期 3 次，请取消后重新邀请',
    })
    await goTo(service, at('2025-06-11', '09:00'))
    await expect(
      step(service, seeker, { action: 'accept', id, slot: at('2025-06-11', '09:00') }),
    ).rejects.toMatchObject({
      data: { fields: { slot: '面试时间已经过去，请选择以后的时间' } },
    })
  })

  test('say who did not come', async () => {
    const { seeker, id } = await invited(service)
    await step(service, seeker, { action: 'accept', id, slot: THURSDAY })
    await goTo(service, THURSDAY + 600_000)
    const missed = await step(service, seeker, { action: 'noshow', id, remark: '前台没有人' })
    expect(missed).toMatchObject({ state: 'noshow', absent: 'employer' })
    const other = await invited(service, { slots: [slot('2025-06-06', '10:00')] })
    await step(service, other.seeker, { action: 'accept', id: other.id, slot: at('2025-06-06', '10:00') })
    await goTo(service, at('2025-06-06', '10:30'))
    expect(await step(service, other.employer, { action: 'noshow', id: other.id, remark: '' })).toMatchObject({
      absent: 'seeker',
    })
  })

  test('are told, step by step, in the history of the application, each with who took it and when', async () => {
    const { seeker, employer, applicationId, id } = await invited(service)
    const invitedAt = service.clock.now().getTime()
    const told = async () => {
      const { list } = await service.call(listOwnApplications, { id: applicationId }, seeker)
      return list[0]?.events.map(event => [event.step || event.state, event.actor, event.at - invitedAt, event.remark])
    }
    service.clock.advance(60)
    const slots = [slot('2025-06-05', '11:00')]
    await step(service, seeker, { action: 'counter', id, slots, remark: '周四要上课' })
    service.clock.advance(60)
    await step(service, employer, { action: 'confirm', id, slot: at('2025-06-05', '11:00') })
    const first = [
      ['delivered', 'seeker', 0, ''],
      ['interview', 'employer', 0, '请带身份证原件'],
      ['counter', 'seeker', 60_000, '周四要上课'],
      ['confirm', 'employer', 120_000, ''],
    ]
    expect(await told()).toEqual(first)
    await goTo(service, at('2025-06-05', '12:00'))
    const held = service.clock.now().getTime() - invitedAt
    await step(service, employer, { action: 'finish', id, result: 'passed', remark: '账务熟练' })
    service.clock.advance(60)
    const second = await invite(service, employer, applicationId, { slots: [slot('2025-06-09', '09:00')] })
    await step(service, employer, { action: 'cancel', id: second.id, remark: '面试官出差' })
    expect(await told()).toEqual([
      ...first,
      ['finish', 'employer', held, ''],
      ['invite', 'employer', held + 60_000, ''],
      ['cancel', 'employer', held + 60_000, '面试官出差'],
    ])
    const { list } = await service.call(listOwnApplications, { id: applicationId }, seeker)
    expect(list[0]?.events.every(({ state }, place) => state === (place === 0 ? 'delivered' : 'interview'))).toBe(true)
    expect(list[0]?.events[3]?.startsAt).toBe(at('2025-06-05', '11:00'))
  })

  test('are declined: the employer is told why, and both have the time free again', async () => {
    const { seeker, employer, applicationId, id } = await invited(service)
    await step(service, seeker, { action: 'accept', id, slot: THURSDAY })
    service.clock.advance(60)
    const decline = { action: 'decline', id, remark: '已找到工作' } as const
    await expect(step(service, employer, decline)).rejects.toEqual(refusedWith(codes.wrongState))
    expect(await step(service, seeker, decline)).toMatchObject({ state: 'declined' })
    const seen = await service.call(readInterview, { id }, employer)
    expect(seen.events.at(-1)).toMatchObject({ actor: 'seeker', action: 'decline', remark: '已找到工作' })
    const [letter] = (await service.call(listMessages, {}, employer)).list
    expect(letter).toMatchObject({ title: '「会计」求职者谢绝了面试', link: `/resume/interview/${id}` })
    expect(letter?.body).toBe('求职者不参加这次面试。\n求职者留了话，打开面试即可查看。')
    const audit = await service.db.query(sql`
      select actor from audit_log where subject_id = ${id} and action = 'interview.decline'`)
    expect(audit).toEqual([{ actor: seeker.id }])
    await expect(step(service, seeker, decline)).rejects.toEqual(refusedWith(codes.wrongState))
    const again = await invite(service, employer, applicationId)
    expect(await step(service, seeker, { action: 'accept', id: again.id, slot: THURSDAY })).toMatchObject({
      state: 'accepted',
      startsAt: THURSDAY,
    })
  })

  test('end with the application, unless they have begun', async () => {
    const first = await invited(service)
    await step(service, first.seeker, {
      action: 'counter',
      id: first.id,
      slots: [slot('2025-06-09', '09:00')],
      remark: '可打 13800138000',
    })
    await service.call(withdrawApplication, { id: first.applicationId }, first.seeker)
    const ended = await service.call(readInterview, { id: first.id }, first.employer)
    expect(ended.events).toContainEqual(expect.objectContaining({ action: 'counter', remark: '（已随投递撤回）' }))
    const letters = await service.call(listMessages, {}, first.employer)
    expect(JSON.stringify(letters)).not.toContain('13800138000')
    const own = await service.call(readInterview, { id: first.id }, first.seeker)
    expect(own.events).toContainEqual(expect.objectContaining({ action: 'counter', remark: '可打 13800138000' }))
    expect(ended).toMatchObject({ state: 'cancelled', candidate: expect.stringMatching(/\*\*$/) })
    expect(ended.events.at(-1)).toMatchObject({ actor: 'system', remark: '求职者已撤回投递' })
    const second = await invited(service)
    await step(service, second.seeker, { action: 'accept', id: second.id, slot: THURSDAY })
    await goTo(service, THURSDAY + HOUR_S * 2_000)
    await service.call(updateReceivedState, { id: second.applicationId, state: 'unfit', remark: '' }, second.employer)
    expect(await service.call(readInterview, { id: second.id }, second.employer)).toMatchObject({ state: 'accepted' })
  })

  test('are listed by what is to be done, and leave one’s own list only when they are over', async () => {
    const { seeker, employer, id } = await invited(service)
    const groups = async (person: TestPerson) => (await service.call(listInterviews, {}, person)).counts
    expect(await groups(seeker)).toEqual({ waiting: 1, upcoming: 0, past: 0 })
    await step(service, seeker, { action: 'accept', id, slot: THURSDAY })
    expect(await groups(employer)).toEqual({ waiting: 0, upcoming: 1, past: 0 })
    await expect(service.call(deleteInterview, { id }, seeker)).rejects.toEqual(refusedWith(codes.wrongState))
    await goTo(service, THURSDAY + HOUR_S * 1_000)
    expect(await groups(employer)).toEqual({ waiting: 0, upcoming: 0, past: 1 })
    await service.call(deleteInterview, { id }, seeker)
    expect((await service.call(listInterviews, {}, seeker)).total).toBe(0)
    expect((await service.call(listInterviews, { group: 'past' }, employer)).list.map(row => row.id)).toEqual([id])
  })

  test('are paged in a lasting order, soonest first', async () => {
    const employer = await service.employer()
    for (const time of ['11:00', '09:00', '10:00']) {
      const { seeker, applicationId } = await invited(service)
      await service.db.run(sql`update interviews set company_id = ${employer.companyId},
        sort_at = ${new Date(at('2025-06-05', time))} where application_id = ${applicationId}`)
      expect(seeker.id).not.toBe(employer.id)
    }
    const ids: string[] = []
    for (const page of [1, 2, 3]) {
      const { list, total } = await service.call(listInterviews, { group: 'waiting', page, pageSize: 1 }, employer)
      expect(total).toBe(3)
      ids.push(...list.map(row => row.id))
    }
    const rows = await service.db.query<{ id: string }>(sql`select id from interviews order by sort_at`)
    expect(ids).toEqual(rows.map(({ id }) => id))
  })
})
