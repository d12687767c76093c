import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from '../db/sql.ts'
import { describeOnBothEngines } from '../db/testing.ts'
import { createTestService, type TestService } from '../testing.ts'
import { type Change, definitionsIn, recruitmentText } from './testing.ts'

describeOnBothEngines('a recruitment that is under way', open => {
  let service: TestService
  let folder: string
  beforeEach(async () => {
    service = createTestService(await open(), [])
    folder = await mkdtemp(join(tmpdir(), 'exam-setup-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const { store, faultsOf } = definitionsIn(() => ({ service, folder }))

  test.each<readonly [days: number, string, Change, string | null]>([
    [0, 'the telephone', file => Object.assign(file.exams[0] ?? {}, { phone: '0791-00000002' }), null],
    [
      0,
      'the end of registering',
      file => Object.assign(file.exams[0]?.register ?? {}, { closes: file.exams[0]?.register.review }),
      '要延长请在考试工作台办理',
    ],
    [
      0,
      'the fee',
      file => Object.assign(file.exams[0]?.register ?? {}, { feePerPaper: 60 }),
      '每科考试费：报名已经开始，不能更改',
    ],
    [0, 'the city', file => Object.assign(file.exams[0] ?? {}, { city: '360700' }), '城市：报名已经开始，不能更改'],
    [0, 'more places', file => Object.assign(file.exams[0]?.register ?? {}, { seats: 300 }), null],
    [
      0,
      'fewer places than are held',
      file => Object.assign(file.exams[0]?.register ?? {}, { seats: 2 }),
      '名额不能少于已经占用的 3 个',
    ],
    [
      11,
      'the form',
      file => Object.assign(file.exams[0]?.register.form[0] ?? {}, { title: '个人信息' }),
      '报名表：报名已经截止，不能更改',
    ],
    [11, 'a paper', file => Object.assign(file.exams[0]?.papers[0] ?? {}, { title: '综合知识' }), null],
    [
      36,
      'a paper once tickets are printed',
      file => Object.assign(file.exams[0]?.papers[0] ?? {}, { title: '综合知识' }),
      '科目：准考证已经签发或者开始打印，不能更改',
    ],
    [
      36,
      'how early one comes in',
      file => Object.assign(file.exams[0] ?? {}, { entryMinutes: 60 }),
      '提前入场：准考证已经签发',
    ],
    [
      61,
      'when scores came out',
      file => Object.assign(file.exams[0] ?? {}, { scores: `${file.exams[0]?.scores.slice(0, 10)} 23:59` }),
      '公布成绩：时间已过',
    ],
    [61, 'the rules of lists', file => void file.rules.pop(), '已有考试公布成绩，规则不能更改'],
    [
      0,
      'a notice without saying so',
      file => Object.assign(file.notices[0] ?? {}, { body: '共招聘 13 人。' }),
      'corrections',
    ],
    [
      0,
      'a notice with what was corrected',
      file =>
        Object.assign(file.notices[0] ?? {}, {
          body: '共招聘 13 人。',
          corrections: [{ at: file.published, what: '人数', before: '12', after: '13' }],
        }),
      null,
    ],
  ])('on day %i, %s', async (days, _, change, obstacle) => {
    const began = service.clock.now()
    await store(recruitmentText(began))
    await service.db.run(sql`update exam_rounds set held = 3`)
    service.clock.advance(days * 86_400)
    const text = recruitmentText(began, change)
    if (obstacle === null) {
      expect((await store(text)).changes).toHaveLength(1)
      return
    }
    const [stored] = await service.db.query<{ all: string }>(sql`
      select concat(t, e, r) as all from exam_themes t join exams e on e.theme_id = t.id join exam_rounds r on r.exam_id = e.id`)
    expect((await faultsOf(text)).join('\n')).toContain(obstacle)
    expect(
      await service.db.query(sql`
      select concat(t, e, r) as all from exam_themes t join exams e on e.theme_id = t.id join exam_rounds r on r.exam_id = e.id`),
    ).toEqual([stored])
  })
})
