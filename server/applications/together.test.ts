import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { applyToJob, listOwnApplications, withdrawApplication } from '#contract/applications'
import { codes } from '#contract/codes'
import type { InputOf } from '#contract/endpoint'
import { listMessages } from '#contract/messages'
import {
  answerTogether,
  deleteAnswerTemplate,
  listAnswerTemplates,
  MOST_TEMPLATES,
  saveAnswerTemplate,
  usualAnswers,
} from '#contract/received'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines, describeOnPostgres } from '../db/testing.ts'
import { messagesCalls } from '../messages/index.ts'
import { resumesCalls } from '../resumes/index.ts'
import type { TestEmployer } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { applicationsCalls } from './index.ts'
import { insertJob, writeResume } from './testing.ts'

const calls = [...applicationsCalls, ...resumesCalls, ...messagesCalls]

async function worldOf(service: TestService) {
  const employer = await service.employer()
  const jobId = await insertJob(service, employer.companyId)
  const send = async (name: string) => {
    const seeker = await service.seeker()
    const resumeId = await writeResume(service, seeker, name)
    return { seeker, id: (await service.call(applyToJob, { jobId, resumeId }, seeker)).applicationId }
  }
  const answer = (input: InputOf<typeof answerTogether>, by: TestEmployer = employer, key: string = randomUUID()) =>
    service.call(answerTogether, input, { token: by.token, idempotencyKey: key })
  return { employer, send, answer }
}

describeOnBothEngines('applicants who are answered together', open => {
  let service: TestService
  let world: Awaited<ReturnType<typeof worldOf>>
  beforeEach(async () => {
    service = createTestService(await open(), calls)
    world = await worldOf(service)
  })
  const letters = async (person: { token: string }) => (await service.call(listMessages, {}, person)).list

  test('are each told in words of their own, with history and audit row', async () => {
    const [one, two] = [await world.send('王一'), await world.send('欧阳二')]
    const words = usualAnswers[0].body
    const { results } = await world.answer({ ids: [two.id, one.id], state: 'shortlisted', words })
    expect(results).toEqual([
      { name: '欧阳二', obstacle: '' },
      { name: '王一', obstacle: '' },
    ])
    expect((await letters(one.seeker))[0]?.body).toContain('王一，您好！感谢您应聘赣江示例电子有限公司的“会计”。')
    const own = await service.call(listOwnApplications, {}, two.seeker)
    expect(own.list[0]?.events.at(-1)).toMatchObject({
      state: 'shortlisted',
      remark: expect.stringMatching(/^欧阳二，/),
    })
    const audit = await service.db.query(sql`
      select subject_id from audit_log where action = 'application.move' and actor = ${world.employer.id}`)
    expect(audit).toHaveLength(2)
  })

  test('who can’t be moved are named with the reason, and hold nobody up', async () => {
    const [one, gone] = [await world.send('王一'), await world.send('欧阳二')]
    await service.call(withdrawApplication, { id: gone.id }, gone.seeker)
    const { results } = await world.answer({ ids: [gone.id, one.id], state: 'unfit' })
    expect(results).toEqual([
      { name: '欧**', obstacle: '这份投递现在是“已撤回”，不能改为“不合适”' },
      { name: '王一', obstacle: '' },
    ])
  })

  test('who were answered already are named, and told nothing twice', async () => {
    const [one, answered] = [await world.send('王一'), await world.send('欧阳二')]
    await world.answer({ ids: [answered.id], state: 'unfit' })
    const { results } = await world.answer({ ids: [one.id, answered.id], state: 'unfit', words: '感谢您的投递' })
    expect(results).toEqual([
      { name: '王一', obstacle: '' },
      { name: '欧阳二', obstacle: '这份投递现在是“不合适”，不能改为“不合适”' },
    ])
    for (const { seeker } of [one, answered]) expect(await letters(seeker)).toHaveLength(1)
    const audit = await service.db.query(sql`
      select subject_id from audit_log where action = 'application.move' order by id`)
    expect(audit).toEqual([{ subject_id: answered.id }, { subject_id: one.id }])
  })

  test('are answered in one step: where one letter can’t be stored, nobody is moved or told', async () => {
    const people = [await world.send('王一'), await world.send('欧阳二'), await world.send('王三')]
    const ids = people.map(({ id }) => id)
    // The last one in the order in which they are answered.
    await service.db.run(sql`
      create function lose_letter() returns trigger language plpgsql as $$ begin
        if new.user_id = (select user_id from applications order by id desc limit 1) then raise 'disk full'; end if;
        return new;
      end $$`)
    try {
      await service.db.run(sql`
        create trigger lose_letter before insert on messages for each row execute function lose_letter()`)
      await expect(world.answer({ ids, state: 'shortlisted', words: '请等电话' })).rejects.toThrow('disk full')
    } finally {
      await service.db.run(sql`drop function lose_letter() cascade`)
    }
    for (const { seeker } of people) {
      expect(await letters(seeker)).toEqual([])
      expect((await service.call(listOwnApplications, {}, seeker)).list[0]?.state).toBe('delivered')
    }
    expect(await service.db.query(sql`select id from audit_log where action = 'application.move'`)).toEqual([])
    expect((await world.answer({ ids, state: 'shortlisted' })).results.map(({ obstacle }) => obstacle)).toEqual([
      '',
      '',
      '',
    ])
  })

  test('get a letter without being moved, and the same letter only once in ten minutes', async () => {
    const { seeker, id } = await world.send('王一')
    const letter = { ids: [id], words: '{姓名}，请补充一份成绩单' }
    expect((await world.answer(letter)).results).toEqual([{ name: '王一', obstacle: '' }])
    expect((await world.answer(letter)).results).toEqual([{ name: '王一', obstacle: '刚刚已经发过同样的消息' }])
    const own = await service.call(listOwnApplications, {}, seeker)
    expect(own.list[0]).toMatchObject({ state: 'delivered' })
    expect(own.list[0]?.events).toHaveLength(2)
    expect(await letters(seeker)).toMatchObject([{ title: '「会计」的用人单位给您留言' }])
    service.clock.advance(601)
    expect((await world.answer(letter)).results[0]?.obstacle).toBe('')
  })

  test('are answered once when a request is repeated, and named once when chosen twice', async () => {
    const { seeker, id } = await world.send('王一')
    const key = randomUUID()
    const answer = { ids: [id, id], state: 'shortlisted' as const, words: '请等电话' }
    const first = await world.answer(answer, world.employer, key)
    expect(await world.answer(answer, world.employer, key)).toEqual(first)
    expect(await letters(seeker)).toHaveLength(1)
  })

  test('are the company’s own: others look as if they did not exist', async () => {
    const { seeker, id } = await world.send('王一')
    const stranger = await service.employer()
    const nothing = { results: [{ name: '', obstacle: '没有找到这份简历' }] }
    expect(await world.answer({ ids: [id], state: 'unfit' }, stranger)).toEqual(nothing)
    expect(await world.answer({ ids: [randomUUID()], state: 'unfit' }, stranger)).toEqual(nothing)
    expect(await letters(seeker)).toEqual([])
  })

  test.each([{ ids: [] }, { ids: Array.from({ length: 51 }, () => randomUUID()), words: '您好' }])(
    'are one at least and fifty at most',
    async input => {
      await expect(world.answer(input)).rejects.toMatchObject({ code: codes.invalid })
    },
  )

  test('need a step or words', async () => {
    await expect(world.answer({ ids: [randomUUID()] })).rejects.toMatchObject({
      data: { fields: { words: '请填写消息' } },
    })
  })

  test('can be answered in words that the company keeps, twenty at most', async () => {
    const { employer } = world
    const colleague = await service.employer(employer.companyId)
    const { id } = await service.call(saveAnswerTemplate, { title: '合适', body: '{姓名}，您好' }, employer)
    const changed = { id, title: '合适', body: '{姓名}，请来面谈' }
    await service.call(saveAnswerTemplate, changed, colleague)
    expect((await service.call(listAnswerTemplates, {}, employer)).list).toEqual([changed])
    expect((await service.call(listAnswerTemplates, {}, await service.employer())).list).toEqual([])
    for (let count = 1; count < MOST_TEMPLATES; count += 1) {
      await service.call(saveAnswerTemplate, { title: `答复 ${count}`, body: '您好' }, employer)
    }
    await expect(service.call(saveAnswerTemplate, { title: '多', body: '您好' }, employer)).rejects.toMatchObject({
      message: '最多保存 20 条常用答复，请先删除不用的',
    })
    await service.call(deleteAnswerTemplate, { id }, colleague)
    expect((await service.call(listAnswerTemplates, {}, employer)).list).toHaveLength(MOST_TEMPLATES - 1)
  })
})

describeOnPostgres('two tabs that answer the same people at once', open => {
  test('send nothing twice, whatever order they name them in', async () => {
    const service = createTestService(await open(), calls)
    const world = await worldOf(service)
    const people = await Promise.all(['王一', '王二', '王三', '王四'].map(world.send))
    const ids = people.map(({ id }) => id)
    const tabs = Array.from({ length: 8 }, (_, tab) => (tab % 2 === 0 ? ids : ids.toReversed()))
    await Promise.all(tabs.map(order => world.answer({ ids: order, words: '请补充成绩单' })))
    await Promise.all(tabs.map(order => world.answer({ ids: order, state: 'shortlisted', words: '请等电话' })))
    for (const { seeker } of people) {
      const { list } = await service.call(listMessages, {}, seeker)
      expect(list.map(({ title }) => title).toSorted()).toEqual([
        '「会计」的投递进展：初筛通过',
        '「会计」的用人单位给您留言',
      ])
    }
  })
})
