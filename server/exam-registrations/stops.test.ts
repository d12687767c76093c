import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes } from '#contract/codes'
import type { ExamCondition } from '#contract/exam-conditions'
import { applyForExam, rechoosePosition, repairRegistration, stampRegistration } from '#contract/exam-registrations'
import { emptyEntry } from '#contract/resume-sections'
import { goTo } from '../applications/testing.ts'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { graduateOfLaw, law, writeDefault } from '../exam-positions/testing.ts'
import type { TestPerson } from '../testing.people.ts'
import type { TestService } from '../testing.ts'
import { cancelPosition } from './office.ts'
import {
  apply,
  begin,
  creating,
  info,
  office,
  paid,
  payUntil,
  rechooseRound,
  sent,
  serviceWithExam,
  stands,
  write,
} from './testing.ts'

/** Nobody of these tests was born so late. */
const young: ExamCondition = { kind: 'age', bornFrom: '2001-01-01', quote: '25 周岁及以下', hard: true }
const certified: ExamCondition = {
  kind: 'certificate',
  name: '法律职业资格证书',
  quote: '持有法律职业资格证书',
  hard: true,
}

describeOnBothEngines('what the notice calls hard', open => {
  let service: TestService
  let person: TestPerson
  beforeEach(async () => {
    ;({ service, person } = await serviceWithExam(await open()))
  })
  afterEach(() => rm(service.dataDir, { recursive: true, force: true }))

  const asks = (conditions: readonly ExamCondition[], position = 1011) =>
    service.db.run(sql`update exam_positions set conditions = ${sql.json(conditions)} where id = ${position}`)
  const studied = (major: string) => ({
    education: [
      { ...emptyEntry('education'), school: '赣江大学', major, education: '70', from: '2018-09', to: '2022-06' },
    ],
  })

  test('keeps whoever certainly does not meet it from beginning, in the words of the notice and of the resume', async () => {
    await asks([law])
    await writeDefault(service, person, studied('会计学'))
    await expect(begin(service, person)).rejects.toMatchObject({
      code: codes.wrongState,
      message:
        '按公告不能报这个职位：公告要求“法学类（0301）”，您的情况是“会计学 120203K”，所学专业不在职位要求的范围内。写得不对的，请先修改简历再报；没有写错的，请换一个职位',
    })
    expect(await service.db.query(sql`select 1 from exam_registrations union all select 1 from consents`)).toEqual([])
    await begin(service, person, 101, 1012)
  })

  test('keeps nobody from beginning who meets it, has not said, or for whom it is no more than wished for', async () => {
    await asks([law])
    const lawyer = await service.seeker()
    await writeDefault(service, lawyer, graduateOfLaw)
    const silent = await service.seeker()
    for (const one of [lawyer, silent]) expect(await begin(service, one)).toMatch(/^[0-9a-f-]{36}$/)
    await asks([{ ...law, hard: false }])
    await writeDefault(service, person, studied('会计学'))
    expect(await begin(service, person)).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is neither stamped nor sent by whom the form shows not to meet it; another position is', async () => {
    const named = await write(service, person)
    await asks([young])
    const words = /^按公告不能报这个职位：公告要求“25 周岁及以下”，您的情况是“199\d-01-01 出生”，.*请在报名表里改正/
    const refused = { code: codes.invalid, data: { fields: { position: expect.stringMatching(words) } } }
    await expect(service.call(stampRegistration, named, person)).rejects.toMatchObject(refused)
    await expect(service.call(applyForExam, named, creating(person))).rejects.toMatchObject(refused)
    expect(await stands(service, person, named.id)).toEqual([null, null])
    await service.db.run(sql`update exam_registrations set position_id = 1012`)
    await apply(service, person, named)
    expect(await stands(service, person, named.id)).toEqual(['0', null])
  })

  test('keeps nobody from sending where it is wished for, or the form does not tell', async () => {
    const named = await write(service, person)
    await asks([{ ...young, hard: false }, certified])
    await apply(service, person, named)
    expect(await stands(service, person, named.id)).toEqual(['0', null])
  })

  test('is left to reviewers where they have asked for something to be mended', async () => {
    const { id, number } = await sent(service, person)
    await office(service).askRepair(number)
    await asks([young])
    const { version } = await info(service, person, id)
    await service.call(repairRegistration, { id, version }, creating(person))
    expect(await stands(service, person, id)).toEqual(['0', null])
  })

  test('keeps whose position was cancelled from choosing one that they certainly may not have', async () => {
    await rechooseRound(service)
    const { id } = await paid(service, person)
    await goTo(service, await payUntil(service))
    await cancelPosition(service.db, { exam: '101', code: '0101', reason: '' }, service.clock.now())
    await asks([young], 1012)
    const choose = () => service.call(rechoosePosition, { id, position: '1012' }, person)
    await expect(choose()).rejects.toMatchObject({
      code: codes.wrongState,
      message: expect.stringMatching(/^按公告不能报这个职位：.*。请换一个职位$/),
    })
    await asks([], 1012)
    await choose()
    expect(await info(service, person, id)).toMatchObject({ status: '3', position: { id: '1012' } })
  })
})
