import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import { addFeedback, listHelp, readHelpPage } from '#contract/help'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { helpCalls } from './index.ts'

describeOnBothEngines('the help centre', open => {
  let service: TestService
  beforeEach(async () => {
    service = createTestService(await open(), helpCalls)
  })

  const insert = async (question: string, { audience = 'seekers', html = '<p>答</p>', position = 0 } = {}) => {
    const [row] = await service.db.query<{ id: number }>(sql`
      insert into help_questions (audience, position, question, html, checked_on)
      values (${audience}, ${position}, ${question}, ${html}, '2025-05-01') returning id`)
    return String(row?.id)
  }
  const stored = () => service.db.query(sql`select helpful, reason, note from feedbacks order by id`)

  test('lists questions by audience in their order, and finds words of question and answer', async () => {
    await insert('怎样转档案', { audience: 'archives' })
    await insert('怎样改简历', { position: 2, html: '<p onclick="x()">打开<script>1</script>我的简历</p>' })
    await insert('怎样投递', { position: 1 })
    const all = await service.call(listHelp, {})
    expect(all.list.map(({ question }) => question)).toEqual(['怎样投递', '怎样改简历', '怎样转档案'])
    expect(all.counts).toEqual([
      { audience: 'archives', count: 1 },
      { audience: 'seekers', count: 2 },
    ])
    const found = await service.call(listHelp, { t: '怎样 简历' })
    expect(found).toMatchObject({ total: 1, list: [{ html: '<p>打开我的简历</p>', checkedOn: '2025-05-01' }] })
    expect(await service.call(listHelp, { audience: 'archives', t: '简历' })).toMatchObject({ total: 0, list: [] })
    expect((await service.call(listHelp, { page: 2, pageSize: 2 })).list).toHaveLength(1)
  })

  test('reads statements, and says so where there is none', async () => {
    await service.db.run(sql`
      insert into help_pages (name, title, html, checked_on) values ('privacy', '隐私声明', '<p>文</p>', '2025-05-01')`)
    expect(await service.call(readHelpPage, { name: 'privacy' })).toMatchObject({
      title: '隐私声明',
      html: '<p>文</p>',
    })
    await expect(service.call(readHelpPage, { name: 'about' })).rejects.toMatchObject({ code: codes.notFound })
    expect((await service.sendRaw(readHelpPage, { name: '../x' })).body).toMatchObject({ code: codes.invalid })
  })

  test('takes what readers say, once for each attempt, from guests too', async () => {
    const questionId = await insert('怎样投递')
    const idempotencyKey = randomUUID()
    const input = { questionId, helpful: false, reason: 'outdated', note: '按钮换了位置' }
    for (let time = 0; time < 2; time += 1) await service.send(addFeedback, input, { idempotencyKey })
    await service.send(addFeedback, { questionId, helpful: true, reason: 'unclear', note: '不该留下' })
    expect(await stored()).toEqual([
      { helpful: false, reason: 'outdated', note: '按钮换了位置' },
      { helpful: true, reason: '', note: '' },
    ])
  })

  test('refuses what makes no sense, what is about nothing, and too much of it', async () => {
    const questionId = await insert('怎样投递')
    const send = async (input: object) =>
      (await service.sendRaw(addFeedback, { questionId, helpful: true, ...input })).body
    for (const input of [{ helpful: '是' }, { reason: 'x' }, { note: '字'.repeat(201) }, { phone: '1' }]) {
      expect(await send(input)).toMatchObject({ code: codes.invalid })
    }
    expect(await send({ questionId: '999999999999' })).toMatchObject({ code: codes.notFound })
    for (let time = 0; time < 3; time += 1) expect(await send({})).toMatchObject({ code: codes.ok })
    expect(await send({})).toMatchObject({ code: codes.tooMany })
    expect(await stored()).toHaveLength(3)
  })
})
