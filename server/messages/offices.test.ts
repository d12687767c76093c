import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { cancelTransfer, claimArchive, proveArchive } from '#contract/archives'
import { listMessages } from '#contract/messages'
import { submitSuggestion } from '#contract/suggestions'
import { archivesCalls } from '../archives/index.ts'
import { askForTransfer, holder, insertArchive } from '../archives/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { suggestionsCalls } from '../suggestions/index.ts'
import type { TestPerson } from '../testing.people.ts'
import { createTestService, type TestService } from '../testing.ts'
import { messagesCalls } from './index.ts'

describeOnBothEngines('what the offices do', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    service = createTestService(await open(), [...archivesCalls, ...suggestionsCalls, ...messagesCalls])
    person = await service.seeker()
  })

  const box = async (owner = person) =>
    (await service.call(listMessages, {}, owner)).list.map(({ title, category, link }) => [category, title, link])
  const clear = () => service.db.run(sql`delete from messages`)

  test('with a file that is called for is told step by step, with the way to it', async () => {
    const id = await askForTransfer(service, person)
    const link = `/archives/index?transfer=${id}`
    expect(await box()).toEqual([['service', '调档函已开具', link]])
    await clear()
    for (const state of ['transit', 'transit', 'closed']) {
      service.clock.advance(60)
      await service.db.run(sql`
        update archive_transfers set state = ${state}, updated_at = ${service.clock.now()} where id = ${id}`)
    }
    expect(await box()).toEqual([
      ['service', '调档进展：已办结', link],
      ['service', '调档进展：正在转递', link],
    ])
  })

  test('with a file that is claimed, certified or called back is told too', async () => {
    await insertArchive(service, person.phone)
    await service.call(claimArchive, holder, person)
    await service.call(proveArchive, {}, { token: person.token, idempotencyKey: randomUUID() })
    const id = await askForTransfer(service, person)
    await clear()
    await service.call(cancelTransfer, { id }, person)
    expect(await box()).toEqual([['service', '调档申请已撤回', `/archives/index?transfer=${id}`]])
  })

  test('with a letter is told when it comes, is passed on and is answered; nobody hears of a guest’s', async () => {
    const letter = { kind: 'consult', title: '社保补贴怎样申请', name: '热合曼·䶮', phone: '13970001234' } as const
    const input = { ...letter, body: '我在𠮷水县做零工，想问社保补贴在哪里申请，需要哪些材料。' }
    await service.call(submitSuggestion, input, { token: person.token, idempotencyKey: randomUUID() })
    const now = () => service.clock.now()
    service.clock.advance(60)
    await service.db.run(sql`update suggestions set state = 'handling', office = '省就业局', handling_at = ${now()}`)
    service.clock.advance(60)
    await service.db.run(
      sql`update suggestions set state = 'answered', answer = '请到窗口办理', answered_at = ${now()}`,
    )
    const link = '/suggestions?view=progress'
    expect(await box()).toEqual([
      ['service', '您的来信已答复', link],
      ['service', '您的来信已交办', link],
      ['service', '您的来信已受理', link],
    ])
    await clear()
    await service.db.run(sql`update suggestions set state = 'received', user_id = null`)
    await service.db.run(sql`update suggestions set state = 'answered'`)
    expect(await service.db.query(sql`select 1 from messages`)).toEqual([])
  })

  test('with a company is told to every member, and to nobody while its date alone changes', async () => {
    const employer = await service.uncheckedEmployer()
    const colleague = await service.employer(employer.companyId)
    const verify = async (day: string | null) => {
      service.clock.advance(60)
      await service.db.run(sql`
        update companies set verified_at = ${day}, updated_at = ${service.clock.now()} where id = ${employer.companyId}`)
    }
    for (const day of ['2025-06-01', '2025-06-02', null]) await verify(day)
    for (const member of [employer, colleague]) {
      expect(await box(member)).toEqual([
        ['job', '单位认证已失效', '/manage/center'],
        ['job', '单位认证已通过', '/manage/center'],
      ])
    }
    expect(await box()).toEqual([])
  })
})
